import { MEASURES } from "./measures/index.ts";
import type { Measure } from "./measures/measure.ts";
import type { OpenSetup } from "./open-setup.ts";
import { playGame } from "./play-game.ts";
import { createSampler } from "./sample/sampler.ts";
import type { Range } from "./shard.ts";
import { createTally, type Tally } from "./tally.ts";

/** Games that have been played, and what was counted. */
export interface Piece extends Range {
  readonly tally: Tally;
}

/** What comes of a shard of which no game was finished. */
export const emptyPiece = ({ from }: Range): Piece => ({ from, to: from, tally: { games: 0, measures: {} } });

/** Plays one game and adds it to the tallies of the measures; one that is stopped is not there, and leaves no trace. */
function countGame(
  open: OpenSetup,
  number: number,
  measures: readonly Measure[],
  tallies: Readonly<Record<string, unknown>>,
  isStopped: () => boolean,
): boolean {
  const observers = measures.map((measure) => measure.observe(tallies[measure.id], open));
  const sampler = createSampler(open, number);
  const watching = sampler ? [...observers, sampler] : observers;
  let stopped = false;
  const played = playGame(open, number, watching, () => {
    stopped = isStopped();
    return stopped;
  });
  if (stopped) return false;
  const ending = { ...played, sample: sampler?.look() };
  for (const observer of observers) observer.end(ending);
  return true;
}

/**
 * Plays the games of a range, one after the other.
 *
 * @param isStopped - asked before each action; then the games that are finished are given back
 * @throws Error that names the game, where it breaks down
 */
export function playShard(
  open: OpenSetup,
  { from, to }: Range,
  isStopped: () => boolean = () => false,
  measures: readonly Measure[] = MEASURES,
): Piece {
  const { measures: tallies } = createTally(open, measures);
  let number = from;
  for (; number < to; number++) {
    try {
      if (!countGame(open, number, measures, tallies, isStopped)) break;
    } catch (cause) {
      throw new Error(`game ${number} of seed ${open.setup.seed} broke down: ${String(cause)}`, { cause });
    }
  }
  return { from, to: number, tally: { games: number - from, measures: tallies } };
}
