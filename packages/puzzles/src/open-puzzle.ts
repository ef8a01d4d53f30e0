import { type Game, type GameTypes, parseTable, play, type Result, succeed } from "@serpentarium/core";
import { mainLine, type Puzzle } from "./puzzle.ts";

/**
 * Opens the position of a puzzle, and checks that its main line is legal. The table and the position are those of the given rules, whose
 * version may be later than that of the puzzle. Fails with the failure of the invalid part.
 *
 * @example
 * ```ts
 * import { loadPuzzles, openPuzzle } from "@serpentarium/puzzles";
 * import { pantarei } from "@serpentarium/pantarei";
 *
 * const [puzzle] = await loadPuzzles("pantarei");
 * const opened = puzzle && openPuzzle(pantarei, puzzle);
 * opened?.ok; // => true
 * ```
 */
export function openPuzzle<T extends GameTypes>(game: Game<T>, puzzle: Puzzle): Result<T["position"]> {
  const table = parseTable(game, puzzle.options, puzzle.seats);
  if (!table.ok) return table;
  const start = game.parsePosition(puzzle.position, table.value);
  if (!start.ok) return start;
  let position = start.value;
  for (const action of mainLine(puzzle)) {
    const next = play(game, position, action);
    if (!next.ok) return next;
    position = next.value.position;
  }
  return succeed(start.value);
}
