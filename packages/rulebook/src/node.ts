import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The texts of files such as `rulebook/en.mdx`, by language. */
export type Rulebook = Readonly<Record<string, string>>;

/**
 * Reads the rulebook of a package in all its languages: the files of its folder `rulebook`, such as `en.mdx`.
 *
 * @param folder - the folder of the package
 */
export function readRulebook(folder: string | URL): Rulebook {
  const rulebook = join(typeof folder === "string" ? folder : fileURLToPath(folder), "rulebook");
  const files = readdirSync(rulebook).filter((file) => file.endsWith(".mdx"));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.mdx$/, ""), readFileSync(join(rulebook, file), "utf8")]),
  );
}
