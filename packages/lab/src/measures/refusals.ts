import { addGame, createMoments, type MutableMoments, mergeMoments } from "../counting/moments.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import { meanShare } from "../statistics/estimate.ts";
import { clauseLabel } from "./clause-label.ts";
import type { Measure } from "./measure.ts";

/** For each clause with a refusal: the sampled turns on which it forbids an action that the notation can express. */
type Tally = Record<string, MutableMoments>;

const countTurnsRefused = (sample: readonly SampledTurn[], clause: string): number =>
  sample.filter(({ refusals }) => refusals.has(clause)).length;

/** The number of turns on which each clause forbids an action. */
export const refusals: Measure<Tally> = {
  id: "refusals",
  createTally: ({ game: { clauses } }) =>
    Object.fromEntries(
      Object.entries(clauses).flatMap(([id, { refuses }]) => (refuses ? [[id, createMoments()]] : [])),
    ),
  observe: (tally) => ({
    end({ sample }) {
      if (!sample) return;
      for (const [clause, moments] of Object.entries(tally)) {
        addGame(moments, countTurnsRefused(sample, clause), sample.length);
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
      estimate: meanShare(moments),
    }));
    return {
      note: { id: "lab.sections.refusals.note" },
      findings,
      charts: [
        {
          kind: "figures",
          title: { id: "lab.sections.refusals.chart" },
          figures: findings.map(({ id }) => id),
        },
      ],
    };
  },
};
