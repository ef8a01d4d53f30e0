import {
  addValue,
  createHistogram,
  type MutableHistogram,
  mergeHistograms,
  toBars,
} from "../counting/histogram.ts";
import {
  addGame,
  createMoments,
  type Moments,
  type MutableMoments,
  mergeMoments,
} from "../counting/moments.ts";
import { mean } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";
import { quantileFindings } from "./quantile-findings.ts";

interface Tally {
  histogram: MutableHistogram;
  readonly actions: MutableMoments;
}

/** The standard deviation of the numbers of actions, divided by their mean; 0 without data. */
function relativeSpread({ games, x, xx }: Moments): number {
  const average = x / games;
  return x === 0 ? 0 : Math.sqrt(Math.max(0, Number(xx) / games - average ** 2)) / average;
}

/** The length of games, in actions of the players. */
export const length: Measure<Tally> = {
  id: "length",
  createTally: () => ({ histogram: createHistogram(), actions: createMoments() }),
  observe(tally) {
    let actions = 0;
    return {
      step({ actor }) {
        if (actor !== "chance") actions++;
      },
      end() {
        addValue(tally.histogram, actions);
        addGame(tally.actions, actions);
      },
    };
  },
  merge: (one, other) => ({
    histogram: mergeHistograms(one.histogram, other.histogram),
    actions: mergeMoments(one.actions, other.actions),
  }),
  report: ({ histogram, actions }) => ({
    note: { id: "lab.sections.length.note" },
    findings: [
      { id: "mean", label: { id: "lab.distribution.mean" }, unit: "number", estimate: mean(actions) },
      ...quantileFindings(histogram, [0.05, 0.25, 0.5, 0.75, 0.95]),
      {
        id: "spread",
        label: { id: "lab.sections.length.figures.spread" },
        unit: "share",
        estimate: { kind: "observed", value: relativeSpread(actions), of: actions.games },
      },
    ],
    charts: [
      {
        kind: "histogram",
        title: { id: "lab.sections.length.chart" },
        axis: { id: "lab.sections.length.axis" },
        unit: "number",
        bars: toBars(histogram),
      },
    ],
  }),
};
