import type { ActionEvaluation } from "@serpentarium/bots";

/** The largest sum of the small whole numbers that stand for probabilities. */
const MAX_SUM = 12;

/** The error of a probability that a reader does not mind. */
const TOLERANCE = 0.05;

/** How often to play each action of a mixture, in small whole numbers, such as `left 2, right 1`; undefined for a single action. */
export function formatMixture(actions: readonly ActionEvaluation<unknown>[]): string | undefined {
  const mixed = actions
    .map(({ text, probability = 0 }) => ({ text, probability }))
    .filter(({ probability }) => probability > 0)
    .sort((a, b) => b.probability - a.probability);
  if (mixed.length < 2) return undefined;
  const partsOf = (sum: number) => mixed.map(({ probability }) => Math.round(probability * sum));
  const isClose = (sum: number) =>
    partsOf(sum).every(
      (part, index) => part > 0 && Math.abs(part / sum - (mixed[index]?.probability ?? 0)) <= TOLERANCE,
    );
  let sum = 2;
  while (sum < MAX_SUM && !isClose(sum)) sum++;
  const parts = partsOf(sum);
  return mixed.map(({ text }, index) => `${text} ${Math.max(parts[index] ?? 0, 1)}`).join(", ");
}
