import { addGame, createMoments, mergeMoments, type OpenMoments } from "../counting/moments.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import { shareOf } from "../statistics/estimate.ts";
import { clauseLabel } from "./clause-label.ts";
import type { Measure } from "./measure.ts";

/** For each clause that forbids something: the turns on which it forbids something that could be said. */
type Tally = Record<string, OpenMoments>;

const turnsWith = (sample: readonly SampledTurn[], clause: string): number =>
  sample.filter(({ refusals }) => refusals.has(clause)).length;

/** On how many turns each clause forbids something. */
export const refusals: Measure<Tally> = {
  id: "refusals",
  title: { en: "Possible refusals", fr: "Refus possibles" },
  createTally: ({ game: { clauses } }) =>
    Object.fromEntries(
      Object.entries(clauses).flatMap(([id, { refusal }]) => (refusal ? [[id, createMoments()]] : [])),
    ),
  observe: (tally) => ({
    end({ sample }) {
      if (!sample) return;
      for (const [clause, moments] of Object.entries(tally)) {
        addGame(moments, turnsWith(sample, clause), sample.length);
      }
    },
  }),
  merge: (one, other) =>
    Object.fromEntries(
      Object.entries(one).map(([clause, moments]) => [
        clause,
        mergeMoments(moments, other[clause] ?? createMoments()),
      ]),
    ),
  report(tally, { game }) {
    const findings = Object.entries(tally).map(([clause, moments]) => ({
      id: clause,
      clause,
      label: clauseLabel(game, clause),
      unit: "share" as const,
      estimate: shareOf(moments),
    }));
    return {
      note: {
        en: "Share of the turns drawn on which the clause forbids something that could be said. Tried are actions that were legal on other turns of the game, and others a little changed: there may be more.",
        fr: "Part des tours tirés où la clause interdit quelque chose qui pourrait se dire. Sont essayées des actions légales à d’autres tours de la partie, et d’autres un peu changées : il peut y en avoir plus.",
      },
      findings,
      charts: [
        {
          kind: "figures",
          title: {
            en: "Share of turns on which a clause forbids something",
            fr: "Part des tours où une clause interdit quelque chose",
          },
          figures: findings.map(({ id }) => id),
        },
      ],
    };
  },
};
