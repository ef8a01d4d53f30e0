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
  title: { en: "Decisions that matter", fr: "Décisions qui comptent" },
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
      note: {
        en: `The stake of a turn is how much more of the win the best action promises than the average one, as ${judge} evaluates them. A turn matters when its stake is at least ${MIN_STAKE}% of a win.`,
        fr: `L’enjeu d’un tour est ce que la meilleure action promet de plus de la victoire que l’action moyenne, selon l’évaluation de ${judge}. Un tour compte quand son enjeu est d’au moins ${MIN_STAKE} % d’une victoire.`,
      },
      findings: [
        {
          id: "weighty",
          label: { en: "Turns that matter", fr: "Tours qui comptent" },
          unit: "share",
          estimate: meanShare(weighty),
        },
        {
          id: "stake",
          label: { en: "Average stake of a turn", fr: "Enjeu moyen d’un tour" },
          unit: "share",
          estimate: meanShare(stakes, 100),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: {
            en: "Turns by stake",
            fr: "Tours selon l’enjeu",
          },
          axis: { en: "hundredths of a win", fr: "centièmes d’une victoire" },
          unit: "number",
          bars: toBars(histogram, 20),
        },
      ],
    };
  },
};
