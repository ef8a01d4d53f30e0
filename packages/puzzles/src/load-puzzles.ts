import { unwrap } from "@serpentarium/core";
import { type Puzzle, parsePuzzle } from "./puzzle.ts";

/** The modules of the puzzles by game, loaded on demand. */
const FILES: Readonly<Record<string, () => Promise<{ readonly puzzles: readonly unknown[] }>>> = {
  pantarei: () => import("./data/pantarei.ts"),
  "pantarei-ring": () => import("./data/pantarei-ring.ts"),
  ssserpent: () => import("./data/ssserpent.ts"),
  "ssserpent-torus": () => import("./data/ssserpent-torus.ts"),
};

/** The ids of the games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(FILES);

/** The puzzles of a game, easiest first; empty if the package has none. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  return load ? (await load()).puzzles.map((data) => unwrap(parsePuzzle(data))) : [];
}
