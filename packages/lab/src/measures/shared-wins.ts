import { type Game, isDraw, type Message, type Outcome, sidesOf, type Table } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import { share } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";
import type { Finding } from "./measure-result.ts";

/** The labels by number of winners; the keys are the ids of the figures. */
const WINNER_COUNTS = {
  sole: { id: "lab.sections.sharing.figures.sole" },
  shared: { id: "lab.sections.sharing.figures.shared" },
  draw: { id: "lab.sections.sharing.figures.draw" },
  nobody: { id: "lab.sections.sharing.figures.nobody" },
  unfinished: { id: "lab.sections.sharing.figures.unfinished" },
} as const satisfies Readonly<Record<string, Message>>;
type WinnerCount = keyof typeof WINNER_COUNTS;

function winnerCountOf(game: Game, table: Table, outcome: Outcome | undefined): WinnerCount {
  if (!outcome) return "unfinished";
  if (isDraw({ table, outcome }, game)) return "draw";
  const winners = sidesOf(game, table).filter(([seat = 0]) => outcome.places[seat] === 1);
  if (winners.length === 0) return "nobody";
  return winners.length === 1 ? "sole" : "shared";
}

interface Tally {
  readonly games: number;
  readonly kinds: Counts;
}

/** The number of winners of a game: shared wins, draws, and unfinished games. */
export const sharedWins: Measure<{ games: number; readonly kinds: Counts }> = {
  id: "sharing",
  createTally: () => ({ games: 0, kinds: createCounts() }),
  observe: (tally, { game, table }) => ({
    end({ outcome }) {
      tally.games++;
      count(tally.kinds, winnerCountOf(game, table, outcome));
    },
  }),
  merge: (one: Tally, other: Tally) => ({
    games: one.games + other.games,
    kinds: mergeCounts(one.kinds, other.kinds),
  }),
  report: ({ games, kinds }, { setup }) => ({
    ...(countOf(kinds, "unfinished") > 0 && {
      note: { id: "lab.sections.sharing.note", data: { longest: setup.longest } },
    }),
    findings: Object.entries(WINNER_COUNTS).map(
      ([id, label]): Finding => ({
        id,
        label,
        unit: "share",
        estimate: share(countOf(kinds, id), games),
        isComparisonOnly: id !== "sole" && countOf(kinds, id) === 0,
      }),
    ),
    charts: [],
  }),
};
