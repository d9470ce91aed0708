// Runs all browser tests, a file per core at a time (node's own default leaves a core idle), and prints TAP.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "node:test";
import { tap } from "node:test/reporters";

const here = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs")).sort().map((name) => join(here, name));
run({ files, concurrency: availableParallelism() })
  .on("test:fail", () => { process.exitCode = 1; })
  .compose(tap)
  .pipe(process.stdout);
