/**
 * Rulebooks in the folders of packages, for Node.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isReviewPath, type ReviewFiles } from "./review.ts";
import { parseRulebook, type Rulebook } from "./section.ts";

export {
  type AcceptedParts,
  acceptClauses,
  type ClausePart,
  clausePartsIn,
  findStale,
  formatReview,
  isReviewPath,
  parseReview,
  REVIEW_PATH,
  type ReviewedClauses,
  type ReviewedDigest,
  type ReviewFiles,
  type ReviewRecord,
  reviewedDigest,
  type StalePart,
} from "./review.ts";

const toPath = (folder: string | URL): string =>
  typeof folder === "string" ? folder : fileURLToPath(folder);

/** Lists the files of the folder `rulebook` with an ending, by what precedes it. */
function filesIn(folder: string | URL, ending: string): Readonly<Record<string, string>> {
  const rulebook = join(toPath(folder), "rulebook");
  const names = existsSync(rulebook) ? readdirSync(rulebook).filter((name) => name.endsWith(ending)) : [];
  return Object.fromEntries(names.map((name) => [basename(name, ending), join(rulebook, name)]));
}

/**
 * Lists the files of the folder `rulebook` of a package, such as `en.mdx`, by language; empty if it has no such folder.
 *
 * @param folder - the folder of the package
 */
export const rulebookFiles = (folder: string | URL): Readonly<Record<string, string>> =>
  filesIn(folder, ".mdx");

/**
 * Reads the short rules of a package, such as `rulebook/en.short.md`, as Markdown by language; empty where it has none. A phrase that
 * states a rule is a link to its clause: `[The head moves first](#move.follow)`.
 *
 * @param folder - the folder of the package
 */
export const readShortRules = (folder: string | URL): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filesIn(folder, ".short.md")).map(([language, file]) => [
      language,
      readFileSync(file, "utf8"),
    ]),
  );

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

/**
 * Reads what {@link findStale} compares: the texts, words, examples and code of a package, and what of it was reviewed.
 *
 * @param folder - the folder of the package
 */
export function readReviewed(folder: string | URL): ReviewFiles {
  const root = toPath(folder);
  const paths = ["rulebook", "src", "words"].flatMap((name) =>
    existsSync(join(root, name))
      ? readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path))
      : [],
  );
  const posix = paths.map((path) => path.replaceAll("\\", "/")).filter(isReviewPath);
  return new Map(posix.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
