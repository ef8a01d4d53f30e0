import { describe, expect, test } from "vitest";
import {
  hasWon,
  isDraw,
  placesByScore,
  placesOfWinners,
  type Seat,
  seatsOf,
  sidesOf,
  soleWinnerOf,
  type Teams,
  winnersOf,
} from "../src/index.ts";

const reason = "end.line";
const tableOf = (seats: number) => ({ seats, options: {} });
const finished = (places: readonly number[]) => ({
  table: tableOf(places.length),
  outcome: { reason, places },
});
const seatsThatWon = (places: readonly number[], teams?: Teams): readonly Seat[] =>
  seatsOf(tableOf(places.length)).filter((seat) => hasWon(finished(places), seat, teams));

const EACH_FOR_ITSELF: Teams = {};
/** Two teams, whose seats sit crosswise. */
const PARTNERS: Teams = { teamOf: (seat) => seat % 2 };
const ONE_SIDE: Teams = { teamOf: () => 7 };

describe("the sides of a game", () => {
  test.each<[string, Teams, number, number[][]]>([
    ["each seat for itself", EACH_FOR_ITSELF, 3, [[0], [1], [2]]],
    [
      "partners",
      PARTNERS,
      4,
      [
        [0, 2],
        [1, 3],
      ],
    ],
    ["partners, and one who plays alone", PARTNERS, 3, [[0, 2], [1]]],
    ["all on one side", ONE_SIDE, 3, [[0, 1, 2]]],
    ["one seat alone", EACH_FOR_ITSELF, 1, [[0]]],
  ])("%s", (_, teams, seats, sides) => {
    expect(sidesOf(teams, tableOf(seats))).toEqual(sides);
  });

  test("depend on the table", () => {
    const halves: Teams = { teamOf: (seat, { seats }) => Number(seat >= seats / 2) };
    expect(sidesOf(halves, tableOf(6))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });
});

describe("the places of an outcome", () => {
  test("of some winners are 1 and 2", () => {
    expect(placesOfWinners([1], tableOf(3))).toEqual([2, 1, 2]);
    expect(placesOfWinners([0, 2], tableOf(3))).toEqual([1, 2, 1]);
    expect(placesOfWinners([0, 1], tableOf(2))).toEqual([1, 1]);
    expect(placesOfWinners([], tableOf(2))).toEqual([2, 2]);
  });

  test("by score have no gaps, and are shared by equal scores", () => {
    expect(placesByScore([3, 8, 3, 0])).toEqual([2, 1, 2, 3]);
    expect(placesByScore([10, 9, -1.5])).toEqual([1, 2, 3]);
    expect(placesByScore([4, 4])).toEqual([1, 1]);
    expect(placesByScore([0, -0])).toEqual([1, 1]);
  });
});

describe("the winners of an outcome", () => {
  test.each<[string, number[], Seat[], Seat | undefined]>([
    ["a win", [2, 1], [1], 1],
    ["a ranking", [3, 1, 2], [1], 1],
    ["several winners", [1, 2, 1], [0, 2], undefined],
    ["a draw", [1, 1], [0, 1], undefined],
    ["a loss of the only side", [2, 2], [], undefined],
  ])("after %s", (_, places, winners, sole) => {
    expect(winnersOf({ places })).toEqual(winners);
    expect(soleWinnerOf({ places })).toBe(sole);
  });

  test("are none before the end", () => {
    expect(soleWinnerOf(null)).toBeUndefined();
    expect(soleWinnerOf(undefined)).toBeUndefined();
  });
});

describe("a finished game", () => {
  test.each<[string, Teams, number[], boolean, Seat[]]>([
    ["one winner", EACH_FOR_ITSELF, [2, 1, 2], false, [1]],
    ["a ranking", EACH_FOR_ITSELF, [3, 1, 2], false, [1]],
    ["several winners", EACH_FOR_ITSELF, [1, 2, 1], false, [0, 2]],
    ["a draw", EACH_FOR_ITSELF, [1, 1, 1], true, []],
    ["a win of partners", PARTNERS, [1, 2, 1, 2], false, [0, 2]],
    ["a draw of two teams", PARTNERS, [1, 1, 1, 1], true, []],
    ["a win of the only side", ONE_SIDE, [1, 1], false, [0, 1]],
    ["a loss of the only side", ONE_SIDE, [2, 2], false, []],
    ["a win of one seat alone", EACH_FOR_ITSELF, [1], false, [0]],
    ["a loss of one seat alone", EACH_FOR_ITSELF, [2], false, []],
  ])("%s", (_, teams, places, isDrawn, won) => {
    expect(isDraw(finished(places), teams)).toBe(isDrawn);
    expect(seatsThatWon(places, teams)).toEqual(won);
  });

  test("has teams only where the game says so", () => {
    expect(isDraw(finished([1, 1]))).toBe(true);
    expect(seatsThatWon([1, 1])).toEqual([]);
  });

  test("is neither drawn nor won before its end", () => {
    const table = tableOf(2);
    for (const position of [{ table }, { table, outcome: null }]) {
      expect(isDraw(position)).toBe(false);
      expect(hasWon(position, 0)).toBe(false);
    }
  });
});
