/** The Vitest configuration of the mutated package, with the settings that mutation testing needs. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mergeConfig } from "vitest/config";
import { transformedByVite } from "../../../vitest.shared.ts";

const own = await import(pathToFileURL(join(process.cwd(), "vitest.config.ts")).href);

export default mergeConfig(mergeConfig(own.default, transformedByVite), {
  // a mutant in module-level code takes effect only when the module is loaded afresh
  test: { isolate: true, setupFiles: [join(import.meta.dirname, "setup.ts")] },
});
