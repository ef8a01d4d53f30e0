import { type AnyPosition, type Game, perft, SerpentariumError } from "@serpentarium/core";

/**
 * How many actions away chance that cannot be listed is at least, by the table of phases alone: 0 when it acts now,
 * infinite when it never does.
 */
function openChanceDistance({ phases }: Game, from: string): number {
  const seen = new Set([from]);
  for (let distance = 0, ring = [from]; ring.length > 0; distance++) {
    const reached: string[] = [];
    for (const name of ring) {
      const phase = phases[name];
      if (phase?.kind === "chance" && !phase.outcomes) return distance;
      reached.push(...(phase?.next ?? []).filter((next) => !seen.has(next)));
    }
    ring = [...new Set(reached)];
    for (const name of ring) seen.add(name);
  }
  return Number.POSITIVE_INFINITY;
}

/** About how many lists of actions make a step. */
const STEP = 1000;

/**
 * {@link perft} in steps.
 *
 * @throws SerpentariumError `not-listable`
 */
function* perftInSteps(game: Game, position: AnyPosition, depth: number): Generator<void, number> {
  if (depth < 2 || position.phase === "over") return perft(game, position, depth);
  const actions = game.legalActions(position);
  if (actions.length ** (depth - 1) <= STEP) return perft(game, position, depth);
  let count = 0;
  for (const action of actions) {
    count += yield* perftInSteps(game, game.apply(position, action), depth - 1);
    yield;
  }
  return count;
}

/**
 * The number of action sequences of a length, or nothing when some of them pass through chance that cannot be
 * listed. The table of phases settles most cases before any work; where it leaves the question open, shallower
 * depths are counted first, so that such a turn is found at the least depth at which there is one. Steps take some
 * milliseconds at most.
 */
export function* countActions(
  game: Game,
  position: AnyPosition,
  depth: number,
): Generator<void, number | undefined> {
  const distance = openChanceDistance(game, position.phase);
  if (distance === 0 && depth > 0) return undefined;
  try {
    for (let shallower = distance + 1; shallower < depth; shallower++) {
      yield* perftInSteps(game, position, shallower);
    }
    return yield* perftInSteps(game, position, depth);
  } catch (error) {
    if (error instanceof SerpentariumError && error.code === "not-listable") return undefined;
    throw error;
  }
}

/** {@link countActions} in one go. */
export function countActionsAtOnce(...asked: Parameters<typeof countActions>): number | undefined {
  const counting = countActions(...asked);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}
