// shell.js: everything of the page that is not the game: loading, errors, storage, address, clipboard, files, the mirror, updates.
//
// The program (wildshore.js, wildshore.wasm) talks to `wildshore_shell`, tests and people to `window.wildshore`. Nothing is
// evaluated and nothing inline is used, so the page runs under its strict content security policy.
//
// What mirror() gets, as JSON, all texts in the player's language and for the eyes of the person in front of the screen only:
//   {"lang": "en", "title": "Frost Bitten!", "question": "Your turn: ...", "message": "a refusal or a notice", "board": "lines of text",
//    "actions": [{"step": "slide 1C n", "label": "Slide ice floe 1C north"}],
//    "commands": [{"id": "undo", "label": "Undo", "pressed": false}],      pressed only for switches
//    "log": ["Anna rolled ...", ...]}
// A member that is missing leaves its part as it is.
"use strict";

var Module = {};
(function () {
  var build = "@BUILD_ID@";
  var doc = document;
  var root = doc.documentElement;
  var query = new URLSearchParams(location.search);
  var fresh = query.has("fresh");   // without saved games, for this visit
  var program = null;               // what the program gave us in connect()
  var started = false;              // the first frame has been drawn
  var failed = false;

  var settle, fail;
  var ready = new Promise(function (resolve, reject) { settle = resolve; fail = reject; });
  ready.catch(function () { /* the trouble page tells */ });

  function byId(id) { return doc.getElementById(id); }
  var canvas = byId("canvas");

  var words = {
    loading: "Loading",
    starting: "Setting the table",
    trouble: {
      webgl: ["This browser cannot draw the table",
        "Wildshore draws with WebGL, and WebGL is switched off or missing here. Please allow hardware acceleration in the browser's " +
        "settings, or open this page in another browser."],
      old: ["This browser is too old for Wildshore",
        "It does not know WebAssembly, which the games are made of. A browser of the last few years will do."],
      load: ["Wildshore could not be loaded",
        "A part of the game did not arrive. Perhaps the connection broke: please try again."],
      file: ["Wildshore needs a web server",
        "Opened as a file, a page may not load the game. Run scripts/play, or put the folder on any web host."],
      crash: ["Something broke",
        "The game met an error it could not handle. It was saved after the last step: try again to go on from there."],
    },
    update: "A new version of Wildshore is ready.",
    reload: "Use it now",
    copy: "Copying is not allowed here. This is the text:",
    select: "Select it",
    show: "Show the table as text",
    hide: "Hide the text",
  };

  // --- trouble: a plain page with a way on -------------------------------------------------------------------------------

  function trouble(title, text, detail) {
    if (detail) {
      byId("trouble-detail").append(detail + "\n");
      byId("trouble-more").hidden = false;
    }
    if (failed) return;  // what follows from the first trouble is only noted
    failed = true;
    byId("trouble-detail").prepend("Wildshore " + build + "\n" + navigator.userAgent + "\n");
    byId("trouble-title").textContent = title;
    byId("trouble-text").textContent = text;
    byId("trouble-keep").hidden = storage.keys("").length === 0;
    byId("trouble").hidden = false;
    byId("loading").hidden = false;  // its sea lies behind
    root.dataset.state = "trouble";
    byId("trouble-again").focus();
    fail(new Error(title));
  }
  function known_trouble(kind, detail) { trouble(words.trouble[kind][0], words.trouble[kind][1], detail); }

  function webgl_works() {
    try {
      return !!doc.createElement("canvas").getContext("webgl");
    } catch (e) {
      return false;
    }
  }
  // The program gave up. Before the first frame a missing WebGL is the likely reason, and has its own words.
  function fatal(title, text) {
    if (!started && !webgl_works()) known_trouble("webgl", title + ": " + text);
    else trouble(title, text);
  }
  function crashed(what) {
    what = what || "abort";
    if (!started && !webgl_works()) known_trouble("webgl", String(what));
    else known_trouble("crash", String(what));
  }
  window.addEventListener("error", function (event) {
    if (event.target && event.target.tagName === "SCRIPT") {
      known_trouble(location.protocol === "file:" ? "file" : "load", event.target.src);
      return;
    }
    var ours = /\/wildshore\.(js|wasm)/.test(event.filename || "");
    var trap = window.WebAssembly && event.error instanceof WebAssembly.RuntimeError;
    if (ours || trap) crashed(event.error && event.error.stack || event.message);
  }, true);

  function again(without_saves) {
    var url = new URL(location.href);
    url.hash = "";
    if (without_saves) url.searchParams.set("fresh", "1");
    else url.searchParams.delete("fresh");
    if (url.href === location.href) location.reload();
    else location.replace(url.href);
  }
  byId("trouble-again").addEventListener("click", function () { again(false); });
  byId("trouble-fresh").addEventListener("click", function () { again(true); });
  byId("trouble-keep").addEventListener("click", function () {
    var text = storage.keys("").map(function (key) { return "# " + key + "\n" + storage.load(key) + "\n"; }).join("\n");
    save_file("wildshore-saved.txt", text);
  });

  // --- storage: localStorage below "wildshore/"; what cannot be kept is remembered until the page closes ----------------------

  var storage = (function () {
    var prefix = "wildshore/";
    var memory = null;
    var local = null;
    try {
      local = window.localStorage;
      local.setItem(prefix + "?", "1");
      local.removeItem(prefix + "?");
    } catch (e) {
      local = null;
    }
    if (!local || fresh) memory = new Map();
    return {
      works: function () { return !memory; },
      load: function (key) {
        if (memory) return memory.has(key) ? memory.get(key) : null;
        try { return local.getItem(prefix + key); } catch (e) { return null; }
      },
      store: function (key, text) {
        if (memory) { memory.set(key, text); return false; }
        try { local.setItem(prefix + key, text); return true; } catch (e) { return false; }
      },
      erase: function (key) {
        if (memory) { memory.delete(key); return; }
        try { local.removeItem(prefix + key); } catch (e) { /* nothing to do about it */ }
      },
      keys: function (start) {
        var found = [];
        if (memory) found = Array.from(memory.keys());
        else try {
          for (var i = 0; i < local.length; i++) {
            var key = local.key(i);
            if (key && key.indexOf(prefix) === 0) found.push(key.slice(prefix.length));
          }
        } catch (e) { /* found stays as it is */ }
        return found.filter(function (key) { return key.indexOf(start) === 0; }).sort();
      },
    };
  })();

  // --- the address: what follows '#' is taken once and then leaves the address bar, so that a reload continues ----------------

  var address = null;
  function read_address() {
    var text = location.hash.slice(1);
    if (!text) return;
    address = text;
    try { history.replaceState(null, "", location.pathname + location.search); } catch (e) { /* it stays visible */ }
  }
  read_address();
  window.addEventListener("hashchange", read_address);

  // --- clipboard and files ---------------------------------------------------------------------------------------------------

  function copy_by_selection(text) {
    var area = doc.createElement("textarea");
    area.value = text;
    area.readOnly = true;
    area.className = "plain";
    doc.body.appendChild(area);
    area.select();
    var done = false;
    try { done = doc.execCommand("copy"); } catch (e) { done = false; }
    area.remove();
    canvas.focus({ preventScroll: true });
    if (!done) toast(words.copy, words.select, function () { byId("toast-copy").select(); return true; }, text);
  }
  function copy_text(text) {
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(text).catch(function () { copy_by_selection(text); });
    } else {
      copy_by_selection(text);
    }
  }
  function save_file(name, text) {
    var url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    var link = doc.createElement("a");
    link.href = url;
    link.download = name;
    doc.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(function () { URL.revokeObjectURL(url); }, 10000);
  }
  var file = null;
  function ask_file() {
    var input = doc.createElement("input");
    input.type = "file";
    input.accept = ".txt,text/plain";
    input.addEventListener("change", function () {
      if (!input.files || !input.files[0]) return;
      if (input.files[0].size > 4 << 20) { file = ""; return; }  // no record is that long
      input.files[0].text().then(function (text) { file = text; }, function () { file = ""; });
    });
    input.click();
  }

  // --- window, motion, language ------------------------------------------------------------------------------------------------

  var size = { width: 0, height: 0, density: 1 };
  function measure() {
    var box = canvas.getBoundingClientRect();
    size = { width: box.width, height: box.height, density: window.devicePixelRatio || 1 };
  }
  // SDL listens to the window's resize only: tell it of every other change of the canvas or of the device scale.
  function resized() {
    var before = size;
    measure();
    if (before.width !== size.width || before.height !== size.height || before.density !== size.density) {
      if (program) window.dispatchEvent(new Event("resize"));
    }
  }
  function watch_density() {
    window.matchMedia("(resolution: " + window.devicePixelRatio + "dppx)")
      .addEventListener("change", function () { resized(); watch_density(); }, { once: true });
  }
  measure();
  watch_density();
  new ResizeObserver(resized).observe(canvas);
  window.addEventListener("resize", measure, true);

  function language() {
    var wanted = navigator.languages || [navigator.language || "en"];
    for (var i = 0; i < wanted.length; i++) {
      var one = String(wanted[i]).slice(0, 2).toLowerCase();
      if (one === "en" || one === "it" || one === "fr") return one;
    }
    return "en";
  }
  function full_screen() {
    var request;
    if (doc.fullscreenElement) request = doc.exitFullscreen();
    else if (root.requestFullscreen) request = root.requestFullscreen({ navigationUI: "hide" });
    if (request) request.catch(function () { /* refused: stay as we are */ });
  }

  canvas.addEventListener("contextmenu", function (event) { event.preventDefault(); });
  canvas.addEventListener("pointerdown", function () {
    root.classList.remove("keys");
    canvas.focus({ preventScroll: true });
  }, true);
  canvas.addEventListener("webglcontextlost", function (event) {
    event.preventDefault();
    if (program) program.context_lost();
  });
  canvas.addEventListener("webglcontextrestored", function () { if (program) program.context_restored(); });

  // --- phones: an invisible field brings up their keyboard and passes on what is typed ------------------------------------------

  var typing = byId("typing");
  var finger = false;  // the last input was a finger
  window.addEventListener("pointerdown", function (event) { finger = event.pointerType === "touch"; }, true);
  function soft_keyboard(wanted) {
    if (wanted && finger) {
      typing.value = " ";  // something to delete
      typing.focus({ preventScroll: true });
    } else if (doc.activeElement === typing) {
      canvas.focus({ preventScroll: true });
    }
  }
  typing.addEventListener("input", function () {
    var text = typing.value;
    typing.value = " ";
    if (text === "") ask("type", "\b");
    else if (text.length > 1) ask("type", text.replace(/^ /, ""));
  });
  typing.addEventListener("keydown", function (event) {
    if (event.key === "Enter") ask("type", "\n");
  });

  // --- the mirror ------------------------------------------------------------------------------------------------------------

  function set_text(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }
  // Makes the buttons of `box` those of `list`, touching only what differs, so that focus and reading position stay.
  function set_buttons(box, list, key, name, press) {
    var have = new Map();
    Array.from(box.children).forEach(function (button) { have.set(button.dataset[name], button); });
    var place = box.firstElementChild;
    list.forEach(function (item) {
      var button = have.get(item[key]);
      if (button) {
        have.delete(item[key]);
      } else {
        button = doc.createElement("button");
        button.type = "button";
        button.dataset[name] = item[key];
        button.addEventListener("click", function () { press(button.dataset[name]); });
      }
      set_text(button, item.label);
      if (typeof item.pressed === "boolean" && (item.pressed || button.hasAttribute("aria-pressed"))) {
        button.setAttribute("aria-pressed", String(item.pressed));
      }
      if (button !== place) box.insertBefore(button, place);
      else place = place.nextElementSibling;
    });
    have.forEach(function (button) { button.remove(); });
  }
  function set_log(lines) {
    var list = byId("log");
    var same = 0;
    while (same < list.children.length && same < lines.length && list.children[same].textContent === lines[same]) same++;
    while (list.children.length > same) list.lastElementChild.remove();
    for (; same < lines.length; same++) {
      var item = doc.createElement("li");
      item.textContent = lines[same];
      list.appendChild(item);
    }
  }
  // When the focused button went away: its box and its place there. A menu's button is followed by the one in its place (a switch
  // that was turned is another button), an action by the first action, however long it takes until one is offered.
  var homeless = null;
  function focused_button() {
    var box = doc.activeElement && doc.activeElement.parentElement;
    if (box !== byId("actions") && box !== byId("commands")) return null;
    return { box: box, place: Array.prototype.indexOf.call(box.children, doc.activeElement) };
  }
  function keep_focus() {
    if (doc.activeElement !== doc.body && doc.activeElement !== homeless.box) { homeless = null; return; }
    var next = homeless.box.children[homeless.box.id === "commands" ? Math.min(homeless.place, homeless.box.children.length - 1) : 0];
    (next || homeless.box).focus();
    if (next) homeless = null;
  }
  function mirror(text) {
    var told = JSON.parse(text);
    var focused = focused_button();
    if (told.lang) root.lang = told.lang;
    if ("title" in told) set_text(byId("mirror-title"), told.title || "Wildshore");
    if ("question" in told) set_text(byId("question"), told.question);
    if ("message" in told) set_text(byId("message"), (told.question || "").indexOf(told.message) >= 0 ? "" : told.message);
    if ("board" in told) set_text(byId("board"), told.board);
    if (told.actions) set_buttons(byId("actions"), told.actions, "step", "step", api.act);
    if (told.commands) set_buttons(byId("commands"), told.commands, "id", "command", api.command);
    if (told.log) set_log(told.log);
    if (focused && doc.activeElement === doc.body) homeless = focused;
    if (homeless) keep_focus();
  }

  var show = byId("show-text");
  function show_text(on) {
    root.classList.toggle("text", on);
    show.setAttribute("aria-expanded", String(on));
    show.textContent = on ? words.hide : words.show;
  }
  show.addEventListener("click", function () { show_text(!root.classList.contains("text")); });
  if (query.has("text")) show_text(true);

  // SDL takes Tab while the canvas has the focus; Shift+F6 always goes to the other side. (F6 alone is the program's.)
  window.addEventListener("keydown", function (event) {
    root.classList.add("keys");
    if (event.key !== "F6" || failed || (doc.activeElement === canvas && !event.shiftKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (doc.activeElement === canvas) (byId("actions").firstElementChild || byId("commands").firstElementChild || show).focus();
    else canvas.focus({ preventScroll: true });
  }, true);

  // --- toast and updates -----------------------------------------------------------------------------------------------------

  var toast_does = null;
  function toast(text, label, does, to_copy) {
    byId("toast-text").textContent = text;
    byId("toast-do").textContent = label;
    byId("toast-copy").hidden = !to_copy;
    byId("toast-copy").value = to_copy || "";
    byId("toast").hidden = false;
    toast_does = does;
  }
  byId("toast-do").addEventListener("click", function () { if (!toast_does()) byId("toast").hidden = true; });
  byId("toast-close").addEventListener("click", function () { byId("toast").hidden = true; canvas.focus({ preventScroll: true }); });

  function offer_update(worker) {
    toast(words.update, words.reload, function () { worker.postMessage("use the new version"); });
  }
  function keep_offline() {
    if (!("serviceWorker" in navigator) || !/^https?:$/.test(location.protocol)) return;
    var had = navigator.serviceWorker.controller;
    var reloading = false;
    navigator.serviceWorker.addEventListener("controllerchange", function () {
      if (had && !reloading) { reloading = true; location.reload(); }
      had = true;
    });
    navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).then(function (registration) {
      if (registration.waiting && had) offer_update(registration.waiting);
      registration.addEventListener("updatefound", function () {
        var worker = registration.installing;
        worker.addEventListener("statechange", function () {
          if (worker.state === "installed" && navigator.serviceWorker.controller) offer_update(worker);
        });
      });
    }).catch(function () { /* no offline play on this host */ });
  }

  // --- loading ---------------------------------------------------------------------------------------------------------------

  function show_progress(bytes, total) {
    var kilobytes = Math.round(bytes / 1024) + " KB";
    if (total > 0) {
      byId("progress").value = Math.min(100, 100 * bytes / total);
      byId("progress-text").textContent = bytes >= total ? words.starting : words.loading + " " + kilobytes;
    } else {
      byId("progress").removeAttribute("value");
      byId("progress-text").textContent = words.loading + " " + kilobytes;
    }
  }
  // Counts the bytes of a copy of the response while the browser compiles the original as it streams in.
  function count(response) {
    // Compressed on the way, Content-Length speaks of other bytes than those we count.
    var total = response.headers.get("Content-Encoding") ? 0 : Number(response.headers.get("Content-Length")) || 0;
    var copy = response.clone();
    if (!copy.body || !copy.body.getReader) return;
    var reader = copy.body.getReader();
    var bytes = 0;
    (function more() {
      reader.read().then(function (chunk) {
        if (started || failed) { reader.cancel(); return; }
        if (chunk.done) { byId("progress-text").textContent = words.starting; return; }
        bytes += chunk.value.length;
        show_progress(bytes, total);
        more();
      }, function () { /* the other reader tells */ });
    })();
  }
  function load_program() {
    if (!window.WebAssembly) { known_trouble("old"); return null; }
    if (location.protocol === "file:") { known_trouble("file"); return null; }
    return fetch("wildshore.wasm?v=" + build, { credentials: "same-origin" }).then(function (response) {
      if (!response.ok) throw new Error("wildshore.wasm: " + response.status + " " + response.statusText);
      // Kept by the worker it is here at once, and read only once the browser takes the compiled program it has kept, too.
      if (!(navigator.serviceWorker && navigator.serviceWorker.controller)) count(response);
      var type = response.headers.get("Content-Type") || "";
      if (WebAssembly.compileStreaming && /^application\/wasm/.test(type)) return WebAssembly.compileStreaming(response);
      return response.arrayBuffer().then(function (bytes) { return WebAssembly.compile(bytes); });
    });
  }
  setTimeout(function () { if (!started) root.classList.add("slow"); }, 1500);
  var compiled = load_program();
  if (compiled) compiled.catch(function (error) { known_trouble("load", String(error)); });

  Module.canvas = canvas;
  Module.print = function (text) { console.log(text); };
  Module.printErr = function (text) { console.warn(text); };
  Module.locateFile = function (path) { return path; };
  Module.instantiateWasm = function (imports, receive) {
    if (!compiled) return {};
    compiled.then(function (module) {
      return WebAssembly.instantiate(module, imports).then(function (instance) { receive(instance, module); });
    }).catch(function (error) { known_trouble("load", String(error)); });
    return {};
  };
  Module.onAbort = crashed;
  Module.onRuntimeInitialized = function () { Module._ws_connect(); };

  // --- what the program calls ---------------------------------------------------------------------------------------------------

  var encoder = new TextEncoder();
  var decoder = new TextDecoder();
  window.wildshore_shell = {
    // `given`: heap(), buffer(bytes) -> address, length(), and the program's functions. Texts go both ways through one buffer.
    connect: function (given) { program = given; },
    // UTF-8 in the program's memory to text, and text into the program's buffer.
    read: function (address, bytes) { return decoder.decode(program.heap().subarray(address, address + bytes)); },
    write: function (text) {
      var bytes = encoder.encode(text);
      var address = program.buffer(bytes.length);
      program.heap().set(bytes, address);
    },
    // An answer for the program: false when there is none.
    answer: function (text) {
      if (text === null || text === undefined) return false;
      this.write(text);
      return true;
    },
    storage: storage,
    take_address: function () { var text = address; address = null; return text; },
    page_address: function () { return location.href.split(/[?#]/)[0]; },
    copy_text: copy_text,
    save_file: save_file,
    ask_file: ask_file,
    take_file: function () { var text = file; file = null; return text; },
    reduced_motion: function () { return window.matchMedia("(prefers-reduced-motion: reduce)").matches; },
    language: language,
    full_screen: full_screen,
    soft_keyboard: soft_keyboard,
    random: function () { return crypto.getRandomValues(new Uint32Array(1))[0]; },
    size: function (what) { return size[what]; },
    mirror: mirror,
    fatal: fatal,
    first_frame_drawn: function () {
      if (started || failed) return;
      started = true;
      window.firstFrame = performance.now();
      performance.mark("first frame");
      root.dataset.state = "playing";
      root.classList.remove("slow");
      if (doc.activeElement === doc.body || !doc.activeElement) canvas.focus({ preventScroll: true });
      settle(api);
      setTimeout(function () { byId("loading").hidden = !failed; }, 600);
      if (window.requestIdleCallback) requestIdleCallback(keep_offline, { timeout: 3000 });
      else setTimeout(keep_offline, 1000);
    },
  };

  // --- what tests and people call --------------------------------------------------------------------------------------------------

  function ask(name, text) {
    if (!program || failed) return null;
    if (text !== undefined) window.wildshore_shell.write(String(text));
    var answer = program[name]();
    return typeof answer === "boolean" ? answer : window.wildshore_shell.read(answer, program.length());
  }
  function ask_json(name) { return JSON.parse(ask(name) || "null"); }
  var api = {
    version: build,
    ready: ready,
    // Plays a step, or runs a command of the menus, as if its button had been pressed; false: not possible now.
    act: function (step) { return ask("act", step) === true; },
    command: function (id) { return ask("command", id) === true; },
    record: function () { return ask("record") || ""; },
    // The targets that may be clicked now: rectangles in CSS pixels of the page.
    targets: function () {
      var box = canvas.getBoundingClientRect();
      return (ask_json("targets") || []).map(function (target) {
        target.x += box.left;
        target.y += box.top;
        return target;
      });
    },
    figures: function () { return ask_json("figures") || {}; },
    // As `wildshore-cli bench --json`, every game measured for about so many milliseconds.
    bench: function (milliseconds) { return JSON.parse(ask("bench", milliseconds || 0) || "[]"); },
    show_text: show_text,
    get failed() { return failed; },
  };
  window.wildshore = api;
})();
