import type { Message } from "@serpentarium/core";
import { type Histogram, totalCount } from "../counting/histogram.ts";
import type { Finding } from "./measure-result.ts";

const MIN_LABEL: Message = { en: "Least", fr: "Minimum" };
const MAX_LABEL: Message = { en: "Most", fr: "Maximum" };
const MEDIAN_LABEL: Message = { en: "Median", fr: "Médiane" };

const quantileLabel = (share: number): Message => {
  const percent = Math.round(share * 100);
  return { en: `${percent}% at most`, fr: `${percent} % au plus` };
};

/** The minimum, the quantiles at the given shares, and the maximum. */
export function quantileFindings(histogram: Histogram, shares: readonly number[]): Finding[] {
  const { least, most } = histogram;
  if (least === null || most === null) return [];
  const of = totalCount(histogram);
  const quantiles = shares.map((share): Finding => {
    const label = share === 0.5 ? MEDIAN_LABEL : quantileLabel(share);
    return { id: `q${share * 100}`, label, unit: "number", estimate: { kind: "quantile", share, histogram } };
  });
  return [
    { id: "least", label: MIN_LABEL, unit: "number", estimate: { kind: "observed", value: least, of } },
    ...quantiles,
    { id: "most", label: MAX_LABEL, unit: "number", estimate: { kind: "observed", value: most, of } },
  ];
}
