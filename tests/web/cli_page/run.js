// Runs wildshore-cli with the arguments of the address (?bench&--json): its lines come in window.output, its end in window.exitCode.
window.output = [];
var Module = {
  arguments: location.search.slice(1).split("&").filter(Boolean).map(decodeURIComponent),
  print: (line) => window.output.push(line),
  printErr: (line) => console.warn(line),
  onExit: (code) => { window.exitCode = code; },
};
