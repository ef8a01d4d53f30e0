import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import {
  createSeriesPlanOptions,
  formatPlayer,
  formatPoints,
  parseSeriesPlan,
  playerAtSeat,
  type ScoreSheet,
  type SeriesPlan,
  scoreSeries,
  seatOfPlayer,
} from "../src/series/index.ts";
import { partsPerPoint } from "../src/series/points.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";
import { randomMatch, rotating, seriesOf, withMatches } from "./fixtures/series.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const fixed = (games: number): SeriesPlan => ({ games, first: "fixed" });
const formatAll = ({ partsPerPoint }: ScoreSheet, points: readonly number[]) =>
  points.map((part) => formatPoints(part, partsPerPoint)).join(" ");

describe("a plan", () => {
  test("is parsed, with one game and fixed seats as defaults", () => {
    expect(unwrap(parseSeriesPlan({ games: 5, first: "rotating" }))).toEqual(rotating(5));
    expect(unwrap(parseSeriesPlan({}))).toEqual(fixed(1));
    for (const games of [1, 1000]) expect(unwrap(parseSeriesPlan({ games }))).toEqual(fixed(games));
  });

  test.each([
    ["no game", { games: 0 }],
    ["too many", { games: 1001 }],
    ["half a game", { games: 1.5 }],
    ["a text", { games: "3" }],
    ["NaN", { games: Number.NaN }],
    ["an unknown first seat", { games: 3, first: "nobody" }],
    ["a first seat from a prototype", { games: 3, first: "toString" }],
    ["another key", { games: 3, rounds: 2 }],
    ["a prototype", JSON.parse('{"__proto__":{"games":3}}')],
    ["null", null],
    ["a list", [3]],
    ["a word", "rotating"],
  ])("bad-option: %s", (_name, data) => {
    expect(parseSeriesPlan(data)).toMatchObject({ ok: false, error: { code: "bad-option" } });
  });

  test("fails with what was expected, and has fields for a form", () => {
    expect(parseSeriesPlan({ games: 0 })).toMatchObject({
      error: {
        message: { data: { name: "games", accepted: { data: { min: 1, max: 1000 } } } },
      },
    });
    expect(Object.keys(createSeriesPlanOptions().fields)).toEqual(["games", "first"]);
  });
});

describe("players and seats", () => {
  const seatsOf = (plan: SeriesPlan, game: number, seats = 3) =>
    Array.from({ length: seats }, (_, player) => seatOfPlayer(plan, seats, game, player));

  test("rotating: the second player has the first seat in the second game", () => {
    expect([0, 1, 2, 3].map((game) => seatsOf(rotating(4), game))).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ]);
    expect([0, 1, 2].map((game) => playerAtSeat(rotating(4), 2, game, 0))).toEqual([0, 1, 0]);
  });

  test("fixed: every player keeps the seat", () => {
    for (const game of [0, 1, 2, 999]) expect(seatsOf(fixed(1000), game)).toEqual([0, 1, 2]);
  });

  test("each player has one seat and each seat one player, in every game", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fixed", "rotating"),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(999),
        (first, seats, game) => {
          const plan = { games: 1000, first } as const;
          const taken = seatsOf(plan, game, seats);
          expect(taken.toSorted()).toEqual([...taken.keys()]);
          expect(taken.map((seat) => playerAtSeat(plan, seats, game, seat))).toEqual([...taken.keys()]);
        },
      ),
    );
  });

  test("formatPlayer returns letters", () => {
    expect([0, 1, 3].map(formatPlayer)).toEqual(["A", "B", "D"]);
  });
});

describe("points", () => {
  test.each([
    [0, 2, "0"],
    [-0, 2, "0"],
    [1, 2, "½"],
    [3, 2, "1½"],
    [-1, 2, "−½"],
    [-18, 2, "−9"],
    [2, 6, "⅓"],
    [4, 6, "⅔"],
    [5, 6, "⅚"],
    [3, 12, "¼"],
    [9, 12, "¾"],
    [18, 12, "1½"],
    [7, 12, "7/12"],
    [31, 12, "2\u00a07/12"],
    [2000, 2, "1000"],
    [5, 1, "5"],
    [0.5, 2, "0.25"],
  ])("%s parts, with %s to a point, are formatted as %s", (points, parts, text) => {
    expect(formatPoints(points, parts)).toBe(text);
  });

  test("can be shared by any number of seats", () => {
    for (const seats of [1, 2, 3, 4, 7, 12]) {
      for (let sharers = 1; sharers <= seats; sharers++) expect(partsPerPoint(seats) % sharers).toBe(0);
    }
    expect([1, 2, 3, 4].map(partsPerPoint)).toEqual([1, 2, 6, 12]);
  });
});

describe("the score sheet", () => {
  const drawn = { game: plainPebbles, seats: 3, options: { limit: 3 } };

  test("score.series: adds up the scores of seats by player", () => {
    const games = ["die1 take1 die3 take3", "die3 take3 die1 take1", "die2 take2 die2"];
    const sheet = scoreSeries(pebbles, seriesOf(rotating(3), games, { options: { pebbles: 4 } }));
    expect(sheet.rows).toEqual([
      { match: 0, playersBySeat: [0, 1], points: [2, 6], winners: [1], reason: "end.last" },
      { match: 1, playersBySeat: [1, 0], points: [2, 6], winners: [0], reason: "end.last" },
    ]);
    expect(formatAll(sheet, sheet.totals)).toBe("2 6");
    expect(sheet.leaders).toEqual([1]);
  });

  test("gives the winner one point in a game without scores", () => {
    const games = ["die1 take1 die3 take3", "die3 take3 die1 take1", "die3 take3 die1 take1"];
    const record = seriesOf(rotating(3), games, { game: plainPebbles, options: { pebbles: 4 } });
    const sheet = scoreSeries(plainPebbles, record);
    expect(sheet.rows.map(({ points }) => formatAll(sheet, points))).toEqual(["0 1", "1 0", "0 1"]);
    expect(formatAll(sheet, sheet.totals)).toBe("1 2");
  });

  test("shares the point exactly among joint winners: three thirds of three games make one", () => {
    const sheet = scoreSeries(plainPebbles, seriesOf(rotating(4), Array(3).fill("die3 take3"), drawn));
    expect(sheet.rows.map(({ points }) => formatAll(sheet, points))).toEqual(Array(3).fill("⅓ ⅓ ⅓"));
    expect(sheet.totals).toEqual(Array(3).fill(sheet.partsPerPoint));
    expect(sheet.leaders).toEqual([0, 1, 2]);
  });

  test("resign: the other players share the point", () => {
    const record = seriesOf(rotating(3), ["resign1", "die2 resign1", "resign1"], drawn);
    const sheet = scoreSeries(plainPebbles, record);
    expect(sheet.rows.map(({ points }) => formatAll(sheet, points))).toEqual(["0 ½ ½", "½ 0 ½", "½ ½ 0"]);
    expect(sheet.rows.map(({ winners }) => winners)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(formatAll(sheet, sheet.totals)).toBe("1 1 1");
  });

  test("resign: counts the scores of the last position in a game that scores", () => {
    const sheet = scoreSeries(pebbles, seriesOf(rotating(2), ["resign2", "die3 take3 die2 resign1"]));
    expect(sheet.rows.map(({ points }) => formatAll(sheet, points))).toEqual(["0 0", "0 3"]);
    expect(sheet.rows.map(({ winners, reason }) => [winners, reason])).toEqual([
      [[0], "resign"],
      [[0], "resign"],
    ]);
    expect(sheet.leaders).toEqual([1]);
  });

  test("gives no point where no seat wins", () => {
    const record = seriesOf(fixed(1), [""], { game: plainPebbles });
    const withoutWinners = { ...record, outcome: { winners: [], reason: "end.none" } };
    expect(scoreSeries(plainPebbles, withoutWinners)).toMatchObject({ totals: [0, 0], leaders: [0, 1] });
  });

  test("formats negative points with a sign, and zero without", () => {
    const game = { ...plainPebbles, scores: () => [-9, -0] };
    const sheet = scoreSeries(game, seriesOf(fixed(2), ["resign1"], { game }));
    expect(formatAll(sheet, sheet.totals)).toBe("−9 0");
    expect(sheet.rows[0]?.points).toEqual([-18, 0]);
    expect(sheet.leaders).toEqual([1]);
  });

  test("ignores a match in progress", () => {
    const sheet = scoreSeries(pebbles, seriesOf(fixed(2), ["die3 take3"]));
    expect(sheet).toEqual({ partsPerPoint: 2, rows: [], totals: [0, 0], leaders: [0, 1] });
  });

  test("shares exactly one point in every game without scores", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 5 }), (seed, seats, games) => {
        const options = { pebbles: 6, limit: 4 };
        const matches = Array.from({ length: games }, (_, i) =>
          randomMatch(plainPebbles, `${seed}/${i}`, seats, options),
        );
        const record = seriesOf(rotating(games), [], { game: plainPebbles, seats, options });
        const { partsPerPoint, rows, totals } = scoreSeries(plainPebbles, withMatches(record, matches));
        for (const { points } of rows) expect(points.reduce((a, b) => a + b)).toBe(partsPerPoint);
        expect(totals.reduce((a, b) => a + b)).toBe(games * partsPerPoint);
      }),
      { numRuns: 50 },
    );
  });
});
