// The service worker: after the first visit the page starts without a network. One cache per build, replaced only when the
// player agrees: a page never mixes files of two builds.
"use strict";

const build = "@BUILD_ID@";
const family = "wildshore " + self.registration.scope + " ";  // many games may share one origin
const name = family + build;
const files = ["./", "shell.css", "shell.js", "wildshore.js", "wildshore.wasm", "manifest.webmanifest", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) =>
    cache.addAll(files.map((file) => new Request(file + (file === "./" ? "" : "?v=" + build), { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((all) => Promise.all(all.filter((one) => one.startsWith(family) && one !== name).map((one) => caches.delete(one))))
    .then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "use the new version") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const path = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  const wanted = path === "index.html" ? self.registration.scope : request.url;
  event.respondWith(caches.open(name)
    .then((cache) => cache.match(wanted, { ignoreSearch: true }))
    .then((kept) => kept || fetch(request)));
});
