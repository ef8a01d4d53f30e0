import type { Message } from "@serpentarium/core";
import { type Histogram, totalCount } from "../counting/histogram.ts";
import type { Finding } from "./measure-result.ts";

const labelOf = (share: number): Message =>
  share === 0.5
    ? { id: "lab.distribution.median" }
    : { id: "lab.distribution.at-most", data: { percent: Math.round(share * 100) } };

/** The minimum, the quantiles at the given shares, and the maximum. */
export function quantileFindings(histogram: Histogram, shares: readonly number[]): Finding[] {
  const { least, most } = histogram;
  if (least === null || most === null) return [];
  const of = totalCount(histogram);
  const quantiles = shares.map(
    (share): Finding => ({
      id: `q${share * 100}`,
      label: labelOf(share),
      unit: "number",
      estimate: { kind: "quantile", share, histogram },
    }),
  );
  return [
    {
      id: "least",
      label: { id: "lab.distribution.least" },
      unit: "number",
      estimate: { kind: "observed", value: least, of },
    },
    ...quantiles,
    {
      id: "most",
      label: { id: "lab.distribution.most" },
      unit: "number",
      estimate: { kind: "observed", value: most, of },
    },
  ];
}
