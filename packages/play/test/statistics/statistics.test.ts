import { expect, test } from "vitest";
import type { MatchHeader } from "../../src/library/match-header.ts";
import { statisticsOf } from "../../src/statistics/statistics.ts";

/** The header of a finished match of the user at the first seat. */
const header = (change: Partial<MatchHeader>): MatchHeader => ({
  id: "match001",
  game: "pantarei",
  version: "0.1.0",
  savedAt: 0,
  way: "here",
  isOnServer: false,
  turn: "over",
  isReadable: true,
  own: 0,
  isWatched: false,
  count: 9,
  opening: [],
  outcome: { winners: [0], reason: "end.pile" },
  results: ["won"],
  position: undefined,
  plan: { games: 1, first: "fixed" },
  table: { seats: 2, options: {} },
  rematches: 0,
  earlier: [],
  occupants: ["person", "easy"],
  names: [],
  ...change,
});

test("matches are counted by game and opponent, those of series one by one", () => {
  const headers = [
    header({}),
    header({ results: ["lost"], occupants: ["person", "strong"] }),
    header({ results: ["won", "drawn", "lost"], plan: { games: 3, first: "rotating" } }),
    header({ game: "ssserpent", way: "live", occupants: ["person", "elsewhere"], names: ["Ann", "Bob"] }),
    header({ game: "ssserpent", own: undefined, results: ["none"], occupants: ["person", "person"] }),
    header({ game: "sssnake", results: [] }),
  ];
  expect(statisticsOf(headers)).toMatchObject({
    total: { won: 3, drawn: 1, lost: 2 },
    games: [
      {
        game: "pantarei",
        won: 2,
        drawn: 1,
        lost: 2,
        others: 0,
        opponents: [
          { opponent: { bot: "easy" }, won: 2, drawn: 1, lost: 1 },
          { opponent: { bot: "strong" }, won: 0, drawn: 0, lost: 1 },
        ],
      },
      { game: "ssserpent", won: 1, others: 1, opponents: [{ opponent: { person: "Bob" }, won: 1 }] },
    ],
  });
});

test("an opponent at several seats counts once, and several each", () => {
  const occupants = ["easy", "person", "easy", "good"];
  const { games } = statisticsOf([header({ own: 1, table: { seats: 4, options: {} }, occupants })]);
  expect(games[0]?.opponents.map(({ opponent, won }) => [opponent, won])).toEqual([
    [{ bot: "easy" }, 1],
    [{ bot: "good" }, 1],
  ]);
});

test.each([
  [[], 0, 0],
  [["won", "won", "lost"], 0, 2],
  [["won", "lost", "won", "none", "won", "won"], 3, 3],
] as const)("%j is a streak of %i, and %i at most", (results, current, longest) => {
  const headers = results.map((result, savedAt) => header({ results: [result], savedAt }));
  expect(statisticsOf(headers.toReversed()).streak).toEqual({ current, longest });
});

test("nothing is counted of nothing", () => {
  expect(statisticsOf([])).toEqual({
    total: { won: 0, drawn: 0, lost: 0 },
    games: [],
    streak: { current: 0, longest: 0 },
  });
});
