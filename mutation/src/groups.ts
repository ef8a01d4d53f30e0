import { matchesGlob } from "node:path";
import type { MutantId } from "./mutants.ts";
import type { TargetPackage } from "./packages.ts";

/** The group of a mutant: `rules`, or `presentation` (drawing, narration and teaching). */
export type Group = (typeof GROUPS)[number];

/** All groups. */
export const GROUPS = ["rules", "presentation"] as const;

/** The files of a game package that only draw, narrate and teach; all game packages have the same layout. */
const GAME_PRESENTATION = [
  "src/{scene,spaces,clauses,events,texts,version}.ts",
  "src/{drawing,examples,teaching}{,/**}",
  "src/{examples,teaching}.ts",
];

/** The same for other packages. */
const PACKAGE_PRESENTATION: Readonly<Record<string, readonly string[]>> = { lab: ["src/document/**"] };

/** Two words in a row, as in messages but not in ids. */
const PROSE = /\p{L}{2,}[,;:]? \p{L}/u;

/** Whether a mutant changes text for readers: a text in two languages, or a string of several words. */
const isText = ({ mutator, original }: Pick<MutantId, "mutator" | "original">, before: string): boolean =>
  (mutator === "StringLiteral" && (PROSE.test(original) || /\b(?:en|fr):\s*$/.test(before))) ||
  (mutator === "ObjectLiteral" && /^\{\s*en:/.test(original));

/**
 * The group of a mutant: `presentation` for files that draw, narrate and teach, and for text for readers in all other
 * files; otherwise `rules`.
 *
 * @param before - the source up to the mutant
 */
export function groupOf(
  { name, game }: TargetPackage,
  id: Pick<MutantId, "file" | "mutator" | "original">,
  before: string,
): Group {
  const globs = game ? GAME_PRESENTATION : (PACKAGE_PRESENTATION[name] ?? []);
  return isText(id, before) || globs.some((glob) => matchesGlob(id.file, glob)) ? "presentation" : "rules";
}
