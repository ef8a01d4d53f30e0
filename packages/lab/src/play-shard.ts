import { MEASURES } from "./measures/index.ts";
import type { Measure } from "./measures/measure.ts";
import { playGame } from "./play-game.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";
import { isInSample } from "./sample/is-in-sample.ts";
import { createSampler } from "./sample/sampler.ts";
import type { GameRange } from "./shard.ts";
import { createTally, type Tally } from "./tally.ts";

/** The result of a shard: the range of games that were played, and their tally. */
export interface ShardResult extends GameRange {
  readonly tally: Tally;
}

/** The result of a shard without finished games. */
export const emptyShardResult = ({ from }: GameRange): ShardResult => ({
  from,
  to: from,
  tally: { games: 0, measures: {} },
});

/** Plays one game and adds it to the tallies of the measures. Returns false, and adds nothing, if the game was aborted. */
function tallyGame(
  resolved: ResolvedSetup,
  number: number,
  measures: readonly Measure[],
  tallies: Readonly<Record<string, unknown>>,
  isStopped: () => boolean,
): boolean {
  const observers = measures.map((measure) => measure.observe(tallies[measure.id], resolved));
  const sampler = createSampler(resolved, number);
  const stepObservers = sampler ? [...observers, sampler] : observers;
  let stopped = false;
  const result = playGame(resolved, number, stepObservers, () => {
    stopped = isStopped();
    return stopped;
  });
  if (stopped) return false;
  const gameEnd = { ...result, sample: sampler?.evaluateSample() };
  for (const observer of observers) observer.end(gameEnd);
  return true;
}

/**
 * Plays the games of a range sequentially.
 *
 * @param isStopped - called before each action; true ends the shard with the games finished so far
 * @throws Error with the number and the seed of a game that throws
 */
export function playShard(
  resolved: ResolvedSetup,
  { from, to }: GameRange,
  isStopped: () => boolean = () => false,
  measures: readonly Measure[] = MEASURES,
): ShardResult {
  const { measures: tallies } = createTally(resolved, measures);
  const cheap = measures.filter((measure) => !measure.isCostly?.(resolved));
  const { events } = resolved.setup.sampling;
  let number = from;
  for (; number < to; number++) {
    const observing = isInSample(number, events, resolved.table.seats) ? measures : cheap;
    try {
      if (!tallyGame(resolved, number, observing, tallies, isStopped)) break;
    } catch (cause) {
      throw new Error(`game ${number} of seed ${resolved.setup.seed} broke down: ${String(cause)}`, {
        cause,
      });
    }
  }
  return { from, to: number, tally: { games: number - from, measures: tallies } };
}
