import type { WeightedAction } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import type { Language, SiteText } from "../lib/site-text.ts";

/** A probability as a fraction and as a percentage. */
export interface Odds {
  /** In lowest terms, such as "1/3". */
  readonly fraction: string;
  readonly percent: SiteText;
}

const formatShare = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** The odds of a weight in a sum of weights; both are integers. */
export function oddsOf(weight: number, sum: number): Odds {
  const share = weight / sum;
  return {
    fraction: weight % sum === 0 ? String(weight / sum) : formatFraction(weight, sum),
    percent: { en: formatShare("en", share), fr: formatShare("fr", share) },
  };
}

export const sumWeights = (outcomes: readonly WeightedAction<unknown>[]): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0);
