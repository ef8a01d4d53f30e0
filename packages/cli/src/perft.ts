import { type AnyPosition, type Game, hasErrorCode, perft } from "@serpentarium/core";

/**
 * A lower bound on the number of actions before a chance phase that cannot be listed, from the table of phases alone: 0 if it acts now,
 * infinite if there is none.
 */
function unlistedChanceDistance({ phases }: Game, from: string): number {
  const seen = new Set([from]);
  for (let distance = 0, level = [from]; level.length > 0; distance++) {
    const reached: string[] = [];
    for (const name of level) {
      const phase = phases[name];
      if (phase?.kind === "chance" && !phase.outcomes) return distance;
      reached.push(...(phase?.next ?? []).filter((next) => !seen.has(next)));
    }
    level = [...new Set(reached)];
    for (const name of level) seen.add(name);
  }
  return Number.POSITIVE_INFINITY;
}

/** The approximate number of sequences counted in a step. */
const SEQUENCES_PER_STEP = 1000;

/**
 * {@link perft} in steps.
 *
 * @throws SerpentariumError `not-listable`
 */
function* perftInSteps(game: Game, position: AnyPosition, depth: number): Generator<void, number> {
  if (depth < 2 || position.phase === "over") return perft(game, position, depth);
  const actions = game.legalActions(position);
  if (actions.length ** (depth - 1) <= SEQUENCES_PER_STEP) return perft(game, position, depth);
  let count = 0;
  for (const action of actions) {
    count += yield* perftInSteps(game, game.apply(position, action), depth - 1);
    yield;
  }
  return count;
}

/**
 * Counts the action sequences of a length; undefined if some of them pass through chance that cannot be listed. The table of phases decides
 * most cases immediately. Otherwise shallower depths are counted first, to find such a phase at the least depth. Each step takes a few
 * milliseconds at most.
 */
export function* countSequences(
  game: Game,
  position: AnyPosition,
  depth: number,
): Generator<void, number | undefined> {
  const distance = unlistedChanceDistance(game, position.phase);
  if (distance === 0 && depth > 0) return undefined;
  try {
    for (let shallower = distance + 1; shallower < depth; shallower++) {
      yield* perftInSteps(game, position, shallower);
    }
    return yield* perftInSteps(game, position, depth);
  } catch (error) {
    if (hasErrorCode(error, "not-listable")) return undefined;
    throw error;
  }
}

/** {@link countSequences} without steps. */
export function countSequencesSync(...args: Parameters<typeof countSequences>): number | undefined {
  const counting = countSequences(...args);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}
