import type { WeightedAction } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";

export interface Odds {
  /** In lowest terms, such as "1/3". */
  readonly fraction: string;
  readonly share: number;
}

/** The odds of a weight in a sum of weights; both are integers. */
export function oddsOf(weight: number, sum: number): Odds {
  return {
    fraction: weight % sum === 0 ? String(weight / sum) : formatFraction(weight, sum),
    share: weight / sum,
  };
}

export const sumWeights = (outcomes: readonly WeightedAction<unknown>[]): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0);
