import {
  addValue,
  createHistogram,
  type MutableHistogram,
  mergeHistograms,
  toBars,
} from "../counting/histogram.ts";
import { addGame, createMoments, type MutableMoments, mergeMoments } from "../counting/moments.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import { meanShare } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";

interface Tally {
  /** The stake of each turn, in hundredths of a win. */
  readonly histogram: MutableHistogram;
  readonly stakes: MutableMoments;
  /** Turns whose stake is at least {@link MIN_STAKE}. */
  readonly weighty: MutableMoments;
}

/** The lowest stake of a turn that matters, in hundredths of a win. */
const MIN_STAKE = 10;

/** The value of the best action minus the average value, in hundredths of a win. */
const stakeOf = ({ evaluation: { best, average } }: SampledTurn): number =>
  Math.round(100 * Math.max(0, best - average));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How much decisions matter: the value of the best action compared with the average, as a bot evaluates them. */
export const decisions: Measure<Tally> = {
  id: "decisions",
  createTally: () => ({ histogram: createHistogram(), stakes: createMoments(), weighty: createMoments() }),
  observe: (tally) => ({
    end({ sample }) {
      if (!sample) return;
      const stakes = sample.map(stakeOf);
      for (const stake of stakes) addValue(tally.histogram, stake);
      addGame(tally.stakes, sum(stakes), stakes.length);
      addGame(tally.weighty, stakes.filter((stake) => stake >= MIN_STAKE).length, stakes.length);
    },
  }),
  merge: (one, other) => ({
    histogram: mergeHistograms(one.histogram, other.histogram),
    stakes: mergeMoments(one.stakes, other.stakes),
    weighty: mergeMoments(one.weighty, other.weighty),
  }),
  report({ histogram, stakes, weighty }, { setup: { sampling } }) {
    if (stakes.n === 0) return { findings: [], charts: [] };
    const { judge } = sampling;
    return {
      note: { id: "lab.sections.decisions.note", data: { judge, percent: MIN_STAKE } },
      findings: [
        {
          id: "weighty",
          label: { id: "lab.sections.decisions.figures.weighty" },
          unit: "share",
          estimate: meanShare(weighty),
        },
        {
          id: "stake",
          label: { id: "lab.sections.decisions.figures.stake" },
          unit: "share",
          estimate: meanShare(stakes, 100),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: { id: "lab.sections.decisions.chart" },
          axis: { id: "lab.sections.decisions.axis" },
          unit: "number",
          bars: toBars(histogram, 20),
        },
      ],
    };
  },
};
