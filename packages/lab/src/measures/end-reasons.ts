import type { Clauses } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import { share } from "../statistics/estimate.ts";
import { clauseLabel } from "./clause-label.ts";
import type { Measure } from "./measure.ts";

interface Tally {
  games: number;
  readonly reasons: Counts;
}

/** The clauses that end a game, in the order of the rules, followed by reasons that are not `end.` clauses. */
const endClausesOf = (clauses: Clauses, reasons: Counts): string[] => [
  ...new Set([...Object.keys(clauses).filter((id) => id.startsWith("end.")), ...Object.keys(reasons).sort()]),
];

/** The clauses by which games end. */
export const endReasons: Measure<Tally> = {
  id: "ends",
  createTally: () => ({ games: 0, reasons: createCounts() }),
  observe: (tally) => ({
    end({ outcome }) {
      if (!outcome) return;
      tally.games++;
      count(tally.reasons, outcome.reason);
    },
  }),
  merge: (one, other) => ({
    games: one.games + other.games,
    reasons: mergeCounts(one.reasons, other.reasons),
  }),
  report({ games, reasons }, { game }) {
    const ids = games === 0 ? [] : endClausesOf(game.clauses, reasons);
    return {
      findings: ids.map((clause) => ({
        id: clause,
        clause,
        label: clauseLabel(game, clause),
        unit: "share",
        estimate: share(countOf(reasons, clause), games),
      })),
      charts: [
        {
          kind: "figures",
          title: { id: "lab.sections.ends.chart" },
          figures: ids,
        },
      ],
    };
  },
};
