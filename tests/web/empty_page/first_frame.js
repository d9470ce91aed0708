// What the program needs of the page: its canvas, and a place for the time of its first drawn frame.
window.firstFrame = 0;
var Module = { canvas: document.getElementById("canvas") };
