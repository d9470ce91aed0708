// A tiny static server on a random port of 127.0.0.1, gzip as web hosts do it when asked for.
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

// Serves `folder`. `rewrite(path, body)` may change what a file says; null means 404. `slow`: the program comes in eight parts, so many
// milliseconds apart. `length`: say how long a file is.
export async function serve(folder, { gzip = false, cache = "no-cache", rewrite = null, slow = 0, length = true } = {}) {
  const zipped = new Map();
  const server = createServer(async (request, response) => {
    try {
      let path = decodeURIComponent(new URL(request.url, "http://local").pathname);
      if (path.endsWith("/")) path += "index.html";
      const file = normalize(join(folder, path));
      if (!file.startsWith(normalize(folder)) || !(await stat(file)).isFile()) throw new Error("not here");
      let body = await readFile(file);
      if (rewrite) body = rewrite(path, body);
      if (body === null) throw new Error("not here");
      const headers = { "Content-Type": types[extname(file)] || "application/octet-stream", "Cache-Control": cache };
      if (gzip && /gzip/.test(request.headers["accept-encoding"] || "")) {
        if (!zipped.has(path)) zipped.set(path, gzipSync(body, { level: 9 }));
        body = zipped.get(path);
        headers["Content-Encoding"] = "gzip";
      }
      if (length) headers["Content-Length"] = body.length;
      response.writeHead(200, headers);
      if (slow && file.endsWith(".wasm")) {
        const part = Math.ceil(body.length / 8);
        for (; body.length > part; body = body.subarray(part)) {
          response.write(body.subarray(0, part));
          await new Promise((resolve) => setTimeout(resolve, slow));
        }
      }
      response.end(body);
    } catch {
      response.writeHead(404, { "Content-Type": "text/plain", "Content-Length": 0 });
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = server.address().port;
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
