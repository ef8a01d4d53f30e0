import type { Language, Text, Weighted } from "@serpentarium/core";

/** How likely something is: exactly, and as one says it. */
export interface Odds {
  /** In lowest terms, such as "1/3". */
  readonly fraction: string;
  readonly percent: Text;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const percentIn = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** A weight over the sum of the weights, all whole numbers. */
export function oddsOf(weight: number, sum: number): Odds {
  const by = divisor(weight, sum);
  const share = weight / sum;
  return {
    fraction: by === sum ? String(weight / by) : `${weight / by}/${sum / by}`,
    percent: { en: percentIn("en", share), fr: percentIn("fr", share) },
  };
}

/** The sum of weights. */
export const sumOf = (outcomes: readonly Weighted<unknown>[]): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0);
