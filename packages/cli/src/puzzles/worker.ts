/**
 * The script of a worker thread that makes puzzles.
 *
 * @module
 */
import { createTable, type Game, unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import type { Puzzle } from "@serpentarium/puzzles";
import { makePuzzle } from "./make-puzzle.ts";

/** What determines the puzzles of a run, together with the numbers of the matches. */
export interface PuzzleRun {
  /** The specifier from which the plugin is imported. */
  readonly plugin: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

/** The message that starts a worker on a match. */
export interface PuzzleTask {
  readonly run: PuzzleRun;
  readonly match: number;
}

const loadGame = async (plugin: string): Promise<Game> =>
  unwrap(parsePlugin(await import(/* @vite-ignore */ plugin))).game;

/** The longest puzzle of a match, if it has any. */
export default async ({ run, match }: PuzzleTask): Promise<Puzzle | undefined> => {
  const { plugin, seats, options, seed } = run;
  const game = await loadGame(plugin);
  return makePuzzle({ game, table: createTable(game, { seats, options }), seed }, match);
};
