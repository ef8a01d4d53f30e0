import { readFileSync } from "node:fs";
import type { ExactResult } from "./connect-four-solver.ts";

/** The number of actions after which the results of positions are known. */
export const FIRST_EXACT = 10;

/** A match of connect four, with the exact results of its positions from {@link FIRST_EXACT} on. */
export interface ExactMatch {
  /** The bots or levels of both seats. */
  readonly players: readonly [string, string];
  /** The columns played, such as `ddc`. */
  readonly columns: string;
  /**
   * For each position, the result of each column for the player to act, from the left: `w` if it wins, `d` if it draws, `l` if it loses,
   * `-` if the column is full.
   */
  readonly results: readonly string[];
}

export const COLUMN_NAMES = "abcdefg";

export const EXACT_MATCHES_FILE = new URL("../exact-matches.json", import.meta.url);

/** The matches that `write-exact-matches.ts` wrote. */
export const readExactMatches = (): readonly ExactMatch[] =>
  JSON.parse(readFileSync(EXACT_MATCHES_FILE, "utf8"));

/** From the worst to the best. */
const SIGNS = "-ldw";

export const signOf = (result: ExactResult | undefined): string =>
  SIGNS.charAt(result === undefined ? 0 : result + 2);

/** Whether another column than the played one has a better result; undefined before {@link FIRST_EXACT}. */
export function isMistake({ columns, results }: ExactMatch, index: number): boolean | undefined {
  const signs = results[index - FIRST_EXACT];
  if (signs === undefined) return undefined;
  const ranks = [...signs].map((sign) => SIGNS.indexOf(sign));
  return (ranks[COLUMN_NAMES.indexOf(columns.charAt(index))] ?? 0) < Math.max(...ranks);
}
