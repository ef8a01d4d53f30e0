import { matchesGlob } from "node:path";
import type { MutantId } from "./mutants.ts";
import type { Target } from "./packages.ts";

/** What decides; or what is drawn, told and taught of it. */
export type Group = (typeof GROUPS)[number];

/** All groups. */
export const GROUPS = ["rules", "presentation"] as const;

/** What only draws, tells and teaches in a game package; its layout is the same everywhere. */
const OF_A_GAME = [
  "src/{scene,spaces,clauses,events,words,version}.ts",
  "src/{drawing,examples,teaching}{,/**}",
  "src/{examples,teaching}.ts",
];

/** The same for packages that are no games. */
const OF_A_TOOL: Readonly<Record<string, readonly string[]>> = { lab: ["src/paper/**"] };

/** Words, as a message has them and an id has not. */
const PROSE = /\p{L}{2,}[,;:]? \p{L}/u;

/** Whether a mutant changes what people read: a text in two languages, or a string of some words. */
const isText = ({ mutator, original }: Pick<MutantId, "mutator" | "original">, before: string): boolean =>
  (mutator === "StringLiteral" && (PROSE.test(original) || /\b(?:en|fr):\s*$/.test(before))) ||
  (mutator === "ObjectLiteral" && /^\{\s*en:/.test(original));

/**
 * The group of a mutant: `presentation` for the files that draw, tell and teach, and for what people read in all
 * others; `rules` for everything else.
 *
 * @param before - the source up to the mutant
 */
export function groupOf(
  { name, game }: Target,
  id: Pick<MutantId, "file" | "mutator" | "original">,
  before: string,
): Group {
  const globs = game ? OF_A_GAME : (OF_A_TOOL[name] ?? []);
  return isText(id, before) || globs.some((glob) => matchesGlob(id.file, glob)) ? "presentation" : "rules";
}
