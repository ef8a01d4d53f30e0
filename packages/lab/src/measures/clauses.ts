import type { Game } from "@serpentarium/core";
import {
  addEvents,
  type EventCounts,
  type EventCountsByName,
  eventCountsOf,
  mergeEventCountsByName,
} from "../counting/event-counts.ts";
import { eventClauses } from "../event-clauses.ts";
import { MIN_EVENT_GAMES, meanCount, share } from "../statistics/estimate.ts";
import { clauseLabel } from "./clause-label.ts";
import type { Measure } from "./measure.ts";
import type { Finding } from "./measure-result.ts";

interface Tally {
  games: number;
  /** Applications of each clause. */
  readonly applied: EventCountsByName;
}

/**
 * The findings about one clause.
 *
 * @param isComparisonOnly - whether the clause was never applied and no event can name it
 */
function findingsOf(
  game: Game,
  clause: string,
  counts: EventCounts,
  games: number,
  isComparisonOnly: boolean,
): Finding[] {
  const label = clauseLabel(game, clause);
  const common = { clause, isComparisonOnly } as const;
  return [
    { ...common, id: `${clause}.games`, label, unit: "share", estimate: share(counts.games, games) },
    {
      ...common,
      id: `${clause}.times`,
      label: { id: "lab.sections.clauses.figures.times", data: { clause: label } },
      unit: "number",
      estimate: meanCount(counts, games),
    },
  ];
}

/** How often each clause is applied, according to the events of the game. */
export const clauses: Measure<Tally> = {
  id: "clauses",
  isCostly: () => true,
  createTally: () => ({ games: 0, applied: {} }),
  observe(tally, { game }) {
    const counts = new Map<string, number>();
    return {
      step({ position, action, after }) {
        for (const { clause } of game.events(position, action, after))
          counts.set(clause, (counts.get(clause) ?? 0) + 1);
      },
      end() {
        tally.games++;
        for (const [clause, times] of counts) {
          const known = eventCountsOf(tally.applied, clause);
          tally.applied[clause] = known;
          addEvents(known, times);
        }
      },
    };
  },
  merge: (one, other) => ({
    games: one.games + other.games,
    applied: mergeEventCountsByName(one.applied, other.applied),
  }),
  report({ games, applied }, { game, plugin, setup }) {
    if (games === 0) return { findings: [], charts: [] };
    const nameable = eventClauses(plugin);
    const ids = [...new Set([...Object.keys(game.clauses), ...Object.keys(applied).sort()])];
    const findings = ids
      .filter((id) => !id.startsWith("end."))
      .flatMap((id) =>
        findingsOf(game, id, eventCountsOf(applied, id), games, !(applied[id] || nameable.has(id))),
      );
    return {
      note: {
        id: "lab.sections.clauses.note",
        data: { events: setup.sampling.events, least: MIN_EVENT_GAMES },
      },
      findings,
      charts: [
        {
          kind: "figures",
          title: { id: "lab.sections.clauses.chart" },
          figures: findings.flatMap(({ id, unit, isComparisonOnly }) =>
            unit === "share" && !isComparisonOnly ? [id] : [],
          ),
        },
      ],
    };
  },
};
