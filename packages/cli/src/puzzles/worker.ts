/**
 * The script of a worker thread that makes puzzles.
 *
 * @module
 */
import { parseTable, SerpentariumError, unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import type { Puzzle } from "@serpentarium/puzzles";
import { makePuzzle } from "./make-puzzle.ts";
import type { RunIdentity } from "./puzzle-file.ts";

/** A match of a run in which a worker searches for a puzzle; plain data. */
export interface MatchTask {
  readonly run: RunIdentity;
  readonly match: number;
}

/** The message that assigns a match to a thread. */
export interface ThreadTask extends MatchTask {
  /** The specifier from which the plugin is imported. */
  readonly plugin: string;
}

/**
 * Finds the longest puzzle of a match, if there is any.
 *
 * @throws SerpentariumError `bad-version` if the plugin is another game or version, `bad-seats` or `bad-option`
 */
export default async ({ plugin, run, match }: ThreadTask): Promise<Puzzle | undefined> => {
  const { game } = unwrap(parsePlugin(await import(/* @vite-ignore */ plugin)));
  if (game.id !== run.game || game.version !== run.version) {
    const [expected, found] = [`${run.game} ${run.version}`, `${game.id} ${game.version}`];
    // a queue sends the error to another machine as text
    throw new SerpentariumError("bad-version", `expected ${expected}, found ${found}`);
  }
  const table = unwrap(parseTable(game, run.options, run.seats));
  return makePuzzle({ game, table, seed: run.seed }, match);
};
