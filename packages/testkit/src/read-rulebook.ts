import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rulebook } from "./inherited.ts";
import { toPath } from "./words-files.ts";

/**
 * Reads the rulebook of a package in all its languages: the files of its folder `rulebook`, such as `en.mdx`.
 *
 * @param folder - the folder of the package
 */
export function readRulebook(folder: string | URL): Rulebook {
  const rulebook = join(toPath(folder), "rulebook");
  const files = readdirSync(rulebook).filter((file) => file.endsWith(".mdx"));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.mdx$/, ""), readFileSync(join(rulebook, file), "utf8")]),
  );
}
