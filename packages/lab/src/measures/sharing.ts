import type { Text } from "@serpentarium/core";
import { type Counts, count, countOf, createCounts, mergeCounts } from "../counting/counts.ts";
import { share } from "../statistics/estimate.ts";
import type { Measure } from "./measure.ts";

/** How many may win: the ids of the figures. */
const KINDS = {
  sole: { en: "One wins", fr: "Un seul gagne" },
  shared: { en: "Some win together", fr: "Quelques-uns gagnent ensemble" },
  draw: { en: "All win: a draw", fr: "Tous gagnent : partie nulle" },
  nobody: { en: "Nobody wins", fr: "Personne ne gagne" },
  unfinished: { en: "Broken off", fr: "Interrompue" },
} as const satisfies Readonly<Record<string, Text>>;
type Kind = keyof typeof KINDS;

function kindOf(winners: number | undefined, seats: number): Kind {
  if (winners === undefined) return "unfinished";
  if (winners === 0) return "nobody";
  if (winners === seats) return "draw";
  return winners === 1 ? "sole" : "shared";
}

interface Tally {
  readonly games: number;
  readonly kinds: Counts;
}

/** How many win a game: shared wins, draws, and games that had no end. */
export const sharing: Measure<{ games: number; readonly kinds: Counts }> = {
  id: "sharing",
  title: { en: "Shared wins and draws", fr: "Victoires partagées et parties nulles" },
  createTally: () => ({ games: 0, kinds: createCounts() }),
  observe: (tally, { table }) => ({
    end({ outcome }) {
      tally.games++;
      count(tally.kinds, kindOf(outcome?.winners.length, table.seats));
    },
  }),
  merge: (one: Tally, other: Tally) => ({
    games: one.games + other.games,
    kinds: mergeCounts(one.kinds, other.kinds),
  }),
  report: ({ games, kinds }, { setup }) => ({
    ...(countOf(kinds, "unfinished") > 0 && {
      note: {
        en: `A game that has not ended after ${setup.longest} actions is broken off.`,
        fr: `Une partie qui n’est pas finie après ${setup.longest} actions est interrompue.`,
      },
    }),
    findings: Object.entries(KINDS).map(([id, label]) => ({
      id,
      label,
      unit: "share",
      estimate: share(countOf(kinds, id), games),
      isIdle: id !== "sole" && countOf(kinds, id) === 0,
    })),
    charts: [],
  }),
};
