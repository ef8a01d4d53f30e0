import {
  barsOf,
  createHistogram,
  mergeHistograms,
  type OpenHistogram,
  record,
} from "../counting/histogram.ts";
import { addGame, createMoments, mergeMoments, type OpenMoments } from "../counting/moments.ts";
import { mean, shareOf } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";
import { spread } from "./spread.ts";

interface Tally {
  readonly histogram: OpenHistogram;
  readonly actions: OpenMoments;
  /** Turns on which there was only one. */
  readonly forced: OpenMoments;
}

/** How many actions a seat can choose from. */
export const branching: Measure<Tally> = {
  id: "branching",
  title: { en: "Choice", fr: "Choix" },
  createTally: () => ({ histogram: createHistogram(), actions: createMoments(), forced: createMoments() }),
  observe(tally) {
    const choices: number[] = [];
    return {
      step({ actor, legal }) {
        if (actor === "chance") return;
        choices.push(legal.length);
      },
      end() {
        const turns = choices.length;
        for (const choice of choices) record(tally.histogram, choice);
        addGame(
          tally.actions,
          choices.reduce((sum, choice) => sum + choice, 0),
          turns,
        );
        addGame(tally.forced, choices.filter((choice) => choice === 1).length, turns);
      },
    };
  },
  merge: (one, other) => ({
    histogram: mergeHistograms(one.histogram, other.histogram),
    actions: mergeMoments(one.actions, other.actions),
    forced: mergeMoments(one.forced, other.forced),
  }),
  report({ histogram, actions, forced }) {
    if (actions.n === 0) return { findings: [], charts: [] };
    return {
      note: {
        en: "Legal actions on a turn.",
        fr: "Actions légales à un tour.",
      },
      findings: [
        { id: "mean", label: { en: "Mean", fr: "Moyenne" }, unit: "number", estimate: mean(actions) },
        ...spread(histogram, []),
        {
          id: "forced",
          label: { en: "Turns with only one action", fr: "Tours à une seule action" },
          unit: "share",
          estimate: shareOf(forced),
        },
      ],
      charts: [
        {
          kind: "histogram",
          title: {
            en: "Turns by number of legal actions",
            fr: "Tours selon le nombre d’actions légales",
          },
          axis: { en: "legal actions", fr: "actions légales" },
          unit: "number",
          bars: barsOf(histogram),
        },
      ],
    };
  },
};
