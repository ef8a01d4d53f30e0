import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import {
  createPlanOptions,
  formatPlayer,
  formatPoints,
  parsePlan,
  playerAt,
  type ScoreSheet,
  type SeriesPlan,
  scoreSheet,
  seatOf,
} from "../src/series/index.ts";
import { partsOf } from "../src/series/points.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";
import { randomMatch, rotating, seriesOf, withMatches } from "./fixtures/series.ts";

const fixed = (games: number): SeriesPlan => ({ games, first: "fixed" });
const written = ({ parts }: ScoreSheet, points: readonly number[]) =>
  points.map((part) => formatPoints(part, parts)).join(" ");

describe("a plan", () => {
  test("is read, with one game at the same seats where nothing is said", () => {
    expect(unwrap(parsePlan({ games: 5, first: "rotating" }))).toEqual(rotating(5));
    expect(unwrap(parsePlan({}))).toEqual(fixed(1));
    for (const games of [1, 1000]) expect(unwrap(parsePlan({ games }))).toEqual(fixed(games));
  });

  test.each([
    ["no game", { games: 0 }],
    ["too many", { games: 1001 }],
    ["half a game", { games: 1.5 }],
    ["a text", { games: "3" }],
    ["NaN", { games: Number.NaN }],
    ["nobody first", { games: 3, first: "nobody" }],
    ["a prototype's word", { games: 3, first: "toString" }],
    ["more than a plan", { games: 3, rounds: 2 }],
    ["a prototype", JSON.parse('{"__proto__":{"games":3}}')],
    ["null", null],
    ["a list", [3]],
    ["a word", "rotating"],
  ])("bad-option: %s", (_name, data) => {
    expect(parsePlan(data)).toMatchObject({ ok: false, error: { code: "bad-option" } });
  });

  test("says what was expected, and has fields for a form", () => {
    expect(parsePlan({ games: 0 })).toMatchObject({
      error: {
        message: {
          en: "games: expected a whole number from 1 to 1000",
          fr: "games : attendu un nombre entier de 1 à 1000",
        },
      },
    });
    expect(Object.keys(createPlanOptions().fields)).toEqual(["games", "first"]);
  });
});

describe("players and seats", () => {
  const seatsOf = (plan: SeriesPlan, game: number, seats = 3) =>
    Array.from({ length: seats }, (_, player) => seatOf(plan, seats, game, player));

  test("rotating: in the second game the second player sits at the first seat", () => {
    expect([0, 1, 2, 3].map((game) => seatsOf(rotating(4), game))).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ]);
    expect([0, 1, 2].map((game) => playerAt(rotating(4), 2, game, 0))).toEqual([0, 1, 0]);
  });

  test("fixed: nobody moves", () => {
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
          expect(taken.map((seat) => playerAt(plan, seats, game, seat))).toEqual([...taken.keys()]);
        },
      ),
    );
  });

  test("players have letters", () => {
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
  ])("%s of %s to a point: %s", (points, parts, text) => {
    expect(formatPoints(points, parts)).toBe(text);
  });

  test("any number of seats can share one", () => {
    for (const seats of [1, 2, 3, 4, 7, 12]) {
      for (let sharers = 1; sharers <= seats; sharers++) expect(partsOf(seats) % sharers).toBe(0);
    }
    expect([1, 2, 3, 4].map(partsOf)).toEqual([1, 2, 6, 12]);
  });
});

describe("the score sheet", () => {
  const drawn = { game: plainPebbles, seats: 3, options: { limit: 3 } };

  test("score.series: what seats score is added up by player", () => {
    const games = ["die1 take1 die3 take3", "die3 take3 die1 take1", "die2 take2 die2"];
    const sheet = scoreSheet(pebbles, seriesOf(rotating(3), games, { options: { pebbles: 4 } }));
    expect(sheet.rows).toEqual([
      { match: 0, order: [0, 1], points: [2, 6], winners: [1], reason: "end.last" },
      { match: 1, order: [1, 0], points: [2, 6], winners: [0], reason: "end.last" },
    ]);
    expect(written(sheet, sheet.totals)).toBe("2 6");
    expect(sheet.leaders).toEqual([1]);
  });

  test("where nothing is scored the winner has one point", () => {
    const games = ["die1 take1 die3 take3", "die3 take3 die1 take1", "die3 take3 die1 take1"];
    const record = seriesOf(rotating(3), games, { game: plainPebbles, options: { pebbles: 4 } });
    const sheet = scoreSheet(plainPebbles, record);
    expect(sheet.rows.map(({ points }) => written(sheet, points))).toEqual(["0 1", "1 0", "0 1"]);
    expect(written(sheet, sheet.totals)).toBe("1 2");
  });

  test("joint winners share it exactly: three thirds of three games are one", () => {
    const sheet = scoreSheet(plainPebbles, seriesOf(rotating(4), Array(3).fill("die3 take3"), drawn));
    expect(sheet.rows.map(({ points }) => written(sheet, points))).toEqual(Array(3).fill("⅓ ⅓ ⅓"));
    expect(sheet.totals).toEqual(Array(3).fill(sheet.parts));
    expect(sheet.leaders).toEqual([0, 1, 2]);
  });

  test("resign: all the others share the point", () => {
    const record = seriesOf(rotating(3), ["resign1", "die2 resign1", "resign1"], drawn);
    const sheet = scoreSheet(plainPebbles, record);
    expect(sheet.rows.map(({ points }) => written(sheet, points))).toEqual(["0 ½ ½", "½ 0 ½", "½ ½ 0"]);
    expect(sheet.rows.map(({ winners }) => winners)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(written(sheet, sheet.totals)).toBe("1 1 1");
  });

  test("resign: a game that scores counts what the seats have where it stopped", () => {
    const sheet = scoreSheet(pebbles, seriesOf(rotating(2), ["resign2", "die3 take3 die2 resign1"]));
    expect(sheet.rows.map(({ points }) => written(sheet, points))).toEqual(["0 0", "0 3"]);
    expect(sheet.rows.map(({ winners, reason }) => [winners, reason])).toEqual([
      [[0], "resign"],
      [[0], "resign"],
    ]);
    expect(sheet.leaders).toEqual([1]);
  });

  test("nobody wins: nobody has a point", () => {
    const record = seriesOf(fixed(1), [""], { game: plainPebbles });
    const none = { ...record, outcome: { winners: [], reason: "end.none" } };
    expect(scoreSheet(plainPebbles, none)).toMatchObject({ totals: [0, 0], leaders: [0, 1] });
  });

  test("less than nothing is written with its sign, and nothing without", () => {
    const game = { ...plainPebbles, scores: () => [-9, -0] };
    const sheet = scoreSheet(game, seriesOf(fixed(2), ["resign1"], { game }));
    expect(written(sheet, sheet.totals)).toBe("−9 0");
    expect(sheet.rows[0]?.points).toEqual([-18, 0]);
    expect(sheet.leaders).toEqual([1]);
  });

  test("a match under way does not count", () => {
    const sheet = scoreSheet(pebbles, seriesOf(fixed(2), ["die3 take3"]));
    expect(sheet).toEqual({ parts: 2, rows: [], totals: [0, 0], leaders: [0, 1] });
  });

  test("the shares of every game without scores are one point, whoever sits where", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 5 }), (seed, seats, games) => {
        const options = { pebbles: 6, limit: 4 };
        const matches = Array.from({ length: games }, (_, i) =>
          randomMatch(plainPebbles, `${seed}/${i}`, seats, options),
        );
        const record = seriesOf(rotating(games), [], { game: plainPebbles, seats, options });
        const { parts, rows, totals } = scoreSheet(plainPebbles, withMatches(record, matches));
        for (const { points } of rows) expect(points.reduce((a, b) => a + b)).toBe(parts);
        expect(totals.reduce((a, b) => a + b)).toBe(games * parts);
      }),
      { numRuns: 50 },
    );
  });
});
