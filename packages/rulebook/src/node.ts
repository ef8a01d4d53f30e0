/**
 * Rulebooks in the folders of packages, for Node.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseRulebook, type Rulebook } from "./section.ts";

const ENDING = ".mdx";

/**
 * Lists the files of the folder `rulebook` of a package, such as `en.mdx`, by language; empty if it has no such folder.
 *
 * @param folder - the folder of the package
 */
export function rulebookFiles(folder: string | URL): Readonly<Record<string, string>> {
  const rulebook = join(typeof folder === "string" ? folder : fileURLToPath(folder), "rulebook");
  const names = existsSync(rulebook) ? readdirSync(rulebook).filter((name) => name.endsWith(ENDING)) : [];
  return Object.fromEntries(names.map((name) => [basename(name, ENDING), join(rulebook, name)]));
}

/**
 * Reads the rulebook of a package in all its languages; empty if it has none.
 *
 * @param folder - the folder of the package
 */
export const readRulebook = (folder: string | URL): Rulebook =>
  Object.fromEntries(
    Object.entries(rulebookFiles(folder)).map(([language, file]) => [
      language,
      parseRulebook(readFileSync(file, "utf8")),
    ]),
  );
