import type { Game, Table } from "@serpentarium/core";
import type { Puzzle } from "@serpentarium/puzzles";
import { type MatchSearch, searchMatches } from "./match-search.ts";
import { symmetryKey } from "./symmetry-key.ts";

/** After this many matches in a row without a new puzzle, the search ends. */
const MAX_FRUITLESS_MATCHES = 1000;

interface MakeOptions {
  /** The total number of puzzles, including the earlier ones. */
  readonly count: number;
  onPuzzle(puzzle: Puzzle): Promise<void>;
}

/**
 * Makes puzzles until there are enough, or too many matches had none. Puzzles that are symmetric to an earlier one are skipped.
 *
 * @param earlier - the puzzles of an earlier run, which is continued
 * @returns the number of puzzles
 */
export async function makePuzzles(
  game: Game,
  table: Table,
  search: MatchSearch,
  earlier: readonly Puzzle[],
  { count, onPuzzle }: MakeOptions,
): Promise<number> {
  const keyOf = (text: string): string | undefined => {
    const position = game.parsePosition(text, table);
    return position.ok ? symmetryKey(game, position.value) : undefined;
  };
  const keys = new Set(earlier.map(({ position }) => keyOf(position)));
  let made = earlier.length;
  if (made >= count) return made;
  let lastFound = earlier.at(-1)?.match ?? -1;
  for await (const { match, puzzle } of searchMatches(search, lastFound + 1)) {
    const key = puzzle && keyOf(puzzle.position);
    if (puzzle && !keys.has(key)) {
      keys.add(key);
      await onPuzzle(puzzle);
      lastFound = match;
      made++;
    }
    if (made >= count || match - lastFound >= MAX_FRUITLESS_MATCHES) return made;
  }
  return made;
}
