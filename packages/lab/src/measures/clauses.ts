import type { Game } from "@serpentarium/core";
import { type Counts, count, createCounts } from "../counting/counts.ts";
import {
  addNamed,
  amongAll,
  createMoments,
  type Moments,
  mergeNamed,
  type NamedMoments,
} from "../counting/moments.ts";
import { mean, share } from "../statistics/estimate.ts";
import { toldClauses } from "../told-clauses.ts";
import { clauseLabel } from "./clause-label.ts";
import type { Measure } from "./measure.ts";
import type { Finding } from "./section.ts";

interface Tally {
  games: number;
  /** How often each clause was applied, over the games in which it was. */
  readonly applied: NamedMoments;
}

/**
 * What is found of one clause.
 *
 * @param isIdle - whether it was never applied, and could not have been
 */
function findingsOf(game: Game, clause: string, moments: Moments, games: number, isIdle: boolean): Finding[] {
  const label = clauseLabel(game, clause);
  const common = { clause, isIdle } as const;
  return [
    { ...common, id: `${clause}.games`, label, unit: "share", estimate: share(moments.games, games) },
    {
      ...common,
      id: `${clause}.times`,
      label: { en: `${label.en}: times a game`, fr: `${label.fr} : fois par partie` },
      unit: "number",
      estimate: mean(amongAll(moments, games)),
    },
  ];
}

/** How often each clause is applied, as the events of a game tell it. */
export const clauses: Measure<Tally> = {
  id: "clauses",
  title: { en: "Clauses applied", fr: "Clauses appliquées" },
  createTally: () => ({ games: 0, applied: {} }),
  observe(tally, { game }) {
    const times: Counts = createCounts();
    return {
      step({ position, action }) {
        for (const { clause } of game.narrate(position, action)) count(times, clause);
      },
      end() {
        tally.games++;
        for (const [clause, often] of Object.entries(times)) addNamed(tally.applied, clause, often);
      },
    };
  },
  merge: (one, other) => ({
    games: one.games + other.games,
    applied: mergeNamed(one.applied, other.applied),
  }),
  report({ games, applied }, { game, plugin }) {
    if (games === 0) return { findings: [], charts: [] };
    const told = toldClauses(plugin);
    const ids = [...new Set([...Object.keys(game.clauses), ...Object.keys(applied).sort()])];
    const findings = ids
      .filter((id) => !id.startsWith("end."))
      .flatMap((id) =>
        findingsOf(game, id, applied[id] ?? createMoments(), games, !(applied[id] || told.has(id))),
      );
    return {
      note: {
        en: "By what is told of each action. A clause by its name: the share of games in which it is applied.",
        fr: "D’après ce qui est raconté de chaque action. Au nom d’une clause : la part des parties où elle s’applique.",
      },
      findings,
      charts: [
        {
          kind: "figures",
          title: {
            en: "Share of games in which a clause is applied",
            fr: "Part des parties où une clause s’applique",
          },
          figures: findings.flatMap(({ id, unit, isIdle }) => (unit === "share" && !isIdle ? [id] : [])),
        },
      ],
    };
  },
};
