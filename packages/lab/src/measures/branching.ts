import {
  addValue,
  createHistogram,
  type MutableHistogram,
  mergeHistograms,
  toBars,
} from "../counting/histogram.ts";
import { addGame, createMoments, type MutableMoments, mergeMoments } from "../counting/moments.ts";
import { mean, meanShare } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";
import { quantileFindings } from "./quantile-findings.ts";

interface Tally {
  readonly histogram: MutableHistogram;
  readonly actions: MutableMoments;
  /** Turns with only one legal action. */
  readonly forced: MutableMoments;
}

/** The number of legal actions per turn (branching factor). */
export const branching: Measure<Tally> = {
  id: "branching",
  createTally: () => ({ histogram: createHistogram(), actions: createMoments(), forced: createMoments() }),
  observe(tally) {
    const choices: number[] = [];
    let actions = 0;
    let forced = 0;
    return {
      step({ actor, legalCount }) {
        if (actor === "chance") return;
        choices.push(legalCount);
        actions += legalCount;
        if (legalCount === 1) forced++;
      },
      end() {
        for (const choice of choices) addValue(tally.histogram, choice);
        addGame(tally.actions, actions, choices.length);
        addGame(tally.forced, forced, choices.length);
      },
    };
  },
  merge: (one, other) => ({
    histogram: mergeHistograms(one.histogram, other.histogram),
    actions: mergeMoments(one.actions, other.actions),
    forced: mergeMoments(one.forced, other.forced),
  }),
  report: ({ histogram, actions, forced }) => ({
    note: { id: "lab.sections.branching.note" },
    findings: [
      { id: "mean", label: { id: "lab.distribution.mean" }, unit: "number", estimate: mean(actions) },
      ...quantileFindings(histogram, []),
      {
        id: "forced",
        label: { id: "lab.sections.branching.figures.forced" },
        unit: "share",
        estimate: meanShare(forced),
      },
    ],
    charts: [
      {
        kind: "histogram",
        title: { id: "lab.sections.branching.chart" },
        axis: { id: "lab.sections.branching.axis" },
        unit: "number",
        bars: toBars(histogram),
      },
    ],
  }),
};
