import {
  barsOf,
  createHistogram,
  mergeHistograms,
  type OpenHistogram,
  record,
} from "../counting/histogram.ts";
import { addGame, createMoments, mergeMoments, type OpenMoments } from "../counting/moments.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import { shareOf } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";

interface Tally {
  /** What is at stake on a turn, in hundredths of a win. */
  readonly histogram: OpenHistogram;
  readonly stakes: OpenMoments;
  /** Turns on which that is much. */
  readonly weighty: OpenMoments;
}

/** What is at stake on a turn that matters, in hundredths of a win. */
const MUCH = 10;

/** How much more the best action promises than the average one, in hundredths of a win. */
const stakeOf = ({ judgement: { best, average } }: SampledTurn): number =>
  Math.round(100 * Math.max(0, best - average));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How much decisions matter: the best action against the average one, as a bot judges them. */
export const decisions: Measure<Tally> = {
  id: "decisions",
  title: { en: "Decisions that matter", fr: "Décisions qui comptent" },
  createTally: () => ({ histogram: createHistogram(), stakes: createMoments(), weighty: createMoments() }),
  observe: (tally) => ({
    end({ sample }) {
      if (!sample) return;
      const stakes = sample.map(stakeOf);
      for (const stake of stakes) record(tally.histogram, stake);
      addGame(tally.stakes, sum(stakes), stakes.length);
      addGame(tally.weighty, stakes.filter((stake) => stake >= MUCH).length, stakes.length);
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
        en: `At stake is how much more of the win the best action promises than the average one, as ${judge} judges them; a turn matters where that is at least ${MUCH}% of a win.`,
        fr: `L’enjeu est ce que la meilleure action promet de plus de la victoire que l’action moyenne, à l’avis de ${judge} ; un tour compte quand c’est au moins ${MUCH} % d’une victoire.`,
      },
      findings: [
        {
          id: "weighty",
          label: { en: "Turns that matter", fr: "Tours qui comptent" },
          unit: "share",
          estimate: shareOf(weighty),
        },
        {
          id: "stake",
          label: { en: "At stake on a turn, on average", fr: "Enjeu moyen d’un tour" },
          unit: "share",
          estimate: shareOf(stakes, 100),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: {
            en: "Turns by what is at stake",
            fr: "Tours selon l’enjeu",
          },
          axis: { en: "hundredths of a win", fr: "centièmes d’une victoire" },
          unit: "number",
          bars: barsOf(histogram, 20),
        },
      ],
    };
  },
};
