import type { Language, Text, WeightedAction } from "@serpentarium/core";

/** A probability as a fraction and as a percentage. */
export interface Odds {
  /** In lowest terms, such as "1/3". */
  readonly fraction: string;
  readonly percent: Text;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

const formatShare = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** The odds of a weight in a sum of weights; both are integers. */
export function oddsOf(weight: number, sum: number): Odds {
  const by = greatestCommonDivisor(weight, sum);
  const share = weight / sum;
  return {
    fraction: by === sum ? String(weight / by) : `${weight / by}/${sum / by}`,
    percent: { en: formatShare("en", share), fr: formatShare("fr", share) },
  };
}

export const sumWeights = (outcomes: readonly WeightedAction<unknown>[]): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0);
