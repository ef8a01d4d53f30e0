import { unwrap } from "@serpentarium/core";
import { type Puzzle, parsePuzzle } from "./puzzle.ts";

/** The files of the package by game, each of which is loaded when it is first asked for. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: readonly unknown[] }>>> = {
  pantarei: () => import("../data/pantarei.json", { with: { type: "json" } }),
  "pantarei-ring": () => import("../data/pantarei-ring.json", { with: { type: "json" } }),
  ssserpent: () => import("../data/ssserpent.json", { with: { type: "json" } }),
  "ssserpent-torus": () => import("../data/ssserpent-torus.json", { with: { type: "json" } }),
};

/** The ids of the games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(FILES);

/** The puzzles of a game, easiest first; none if the package has none of it. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(FILES, game) ? FILES[game] : undefined;
  return load ? (await load()).default.map((data) => unwrap(parsePuzzle(data))) : [];
}
