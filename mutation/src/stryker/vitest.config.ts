/** The configuration of the package in whose folder Stryker runs, with what its mutants need. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mergeConfig } from "vitest/config";

const own = await import(pathToFileURL(join(process.cwd(), "vitest.config.ts")).href);

export default mergeConfig(own.default, {
  // a mutant of what a module computes when it is loaded is seen by a file that loads it afresh
  test: { isolate: true, setupFiles: [join(import.meta.dirname, "setup.ts")] },
});
