import type { Text } from "@serpentarium/core";
import { type Histogram, sizeOf } from "../counting/histogram.ts";
import type { Finding } from "./section.ts";

const LEAST: Text = { en: "Least", fr: "Minimum" };
const MOST: Text = { en: "Most", fr: "Maximum" };
const MEDIAN: Text = { en: "Median", fr: "Médiane" };

const quantileLabel = (share: number): Text => {
  const percent = Math.round(share * 100);
  return { en: `${percent}% at most`, fr: `${percent} % au plus` };
};

/** The least, the quantiles that are wanted, and the most of what came up. */
export function spread(histogram: Histogram, shares: readonly number[]): Finding[] {
  const { least, most } = histogram;
  if (least === null || most === null) return [];
  const of = sizeOf(histogram);
  const quantiles = shares.map((share): Finding => {
    const label = share === 0.5 ? MEDIAN : quantileLabel(share);
    return { id: `q${share * 100}`, label, unit: "number", estimate: { kind: "quantile", share, histogram } };
  });
  return [
    { id: "least", label: LEAST, unit: "number", estimate: { kind: "seen", value: least, of } },
    ...quantiles,
    { id: "most", label: MOST, unit: "number", estimate: { kind: "seen", value: most, of } },
  ];
}
