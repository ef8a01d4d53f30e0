import type { ActionEvaluation } from "@serpentarium/bots";

/** The maximal sum of the small integers that represent probabilities. */
const MAX_SUM = 12;

/** The tolerated error of a probability in a text for people. */
const TOLERANCE = 0.05;

/** An action of a mixture, and its relative frequency. */
interface MixedAction<A> {
  readonly action: A;
  readonly times: number;
}

/** The relative frequency of each action of a mixture, in small integers, the most frequent first; empty for a single action. */
export function mixtureOf<A>(actions: readonly ActionEvaluation<A>[]): readonly MixedAction<A>[] {
  const mixed = actions
    .map(({ action, probability = 0 }) => ({ action, probability }))
    .filter(({ probability }) => probability > 0)
    .sort((a, b) => b.probability - a.probability);
  if (mixed.length < 2) return [];
  const partsOf = (sum: number) => mixed.map(({ probability }) => Math.round(probability * sum));
  const isClose = (sum: number) =>
    partsOf(sum).every(
      (part, index) => part > 0 && Math.abs(part / sum - (mixed[index]?.probability ?? 0)) <= TOLERANCE,
    );
  let sum = 2;
  while (sum < MAX_SUM && !isClose(sum)) sum++;
  const parts = partsOf(sum);
  return mixed.map(({ action }, index) => ({ action, times: Math.max(parts[index] ?? 0, 1) }));
}
