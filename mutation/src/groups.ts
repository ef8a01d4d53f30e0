import { matchesGlob } from "node:path";
import type { MutantId } from "./mutants.ts";
import type { TargetPackage } from "./packages.ts";

/** The group of a mutant: `rules`, or `presentation` (drawing, narration and teaching). */
export type Group = (typeof GROUPS)[number];

export const GROUPS = ["rules", "presentation"] as const;

/** The files of a game package that only draw, narrate and teach; all game packages have the same layout. */
const GAME_PRESENTATION = ["src/{scene,spaces,clauses,events,examples,teaching}.ts", "src/drawing/**"];

/** The same for other packages. */
const PACKAGE_PRESENTATION: Readonly<Record<string, readonly string[]>> = {
  lab: ["src/document/**"],
  "row-explorer": ["src/arrows.ts", "src/views/**"],
};

/** Two words in a row, as in errors for programmers but not in ids. */
const PROSE = /\p{L}{2,}[,;:]? \p{L}/u;

/** The id of a message of the words, which has groups. */
const MESSAGE_ID = /^["`][\w-]+\./;

/** Whether a mutant changes what readers are told: a message of the words, or a string of several words. */
const isText = ({ mutator, original }: Pick<MutantId, "mutator" | "original">, before: string): boolean =>
  mutator === "StringLiteral"
    ? PROSE.test(original) || (/\bid:\s*$/.test(before) && MESSAGE_ID.test(original))
    : mutator === "ObjectLiteral" && MESSAGE_ID.test(original.replace(/^\{\s*id:\s*/, ""));

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
