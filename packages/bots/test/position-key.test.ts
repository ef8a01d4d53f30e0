import { connectFour } from "@serpentarium/connect-four";
import { createRandom, createTable, type Game, randomAction } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { keyOf } from "../src/solve/position-key.ts";
import { TranspositionTable } from "../src/solve/transposition-table.ts";

const GAMES: readonly Game[] = [ticTacToe, connectFour, pantarei, ssserpent, sssnake];

/** The key of a position with this data. */
const key = (data: object): string => {
  const { low, high } = keyOf({ phase: "play", table: { seats: 2, options: {} }, ...data });
  return `${low} ${high}`;
};

describe("the key of a position", () => {
  test.each(GAMES.map((game) => [game.id, game] as const))("belongs to one text: %s", (_id, game) => {
    const texts = new Map<string, string>();
    const halves = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed);
      let position = game.start(createTable(game));
      for (let actions = 0; actions < 200 && position.phase !== "over"; actions++) {
        const text = game.formatPosition(position);
        const { low, high } = keyOf(position);
        expect(texts.get(`${low} ${high}`) ?? text).toBe(text);
        texts.set(`${low} ${high}`, text);
        halves.add(low).add(high);
        expect(keyOf(structuredClone(position))).toEqual({ low, high });
        position = game.apply(position, randomAction(game, position, random));
      }
    }
    expect(new Set(texts.values()).size).toBe(texts.size);
    // each half alone tells nearly all of these positions apart
    expect(halves.size).toBeGreaterThan(2 * texts.size - 10);
  });

  test("does not depend on the table, the order of fields and fields that are undefined", () => {
    const one = key({ a: 1, b: { c: [2], d: "x" } });
    expect(key({ b: { d: "x", c: [2] }, a: 1, e: undefined })).toBe(one);
    expect(key({ a: 1, b: { c: [2], d: "x" }, table: { seats: 3, options: { goal: 1 } } })).toBe(one);
    expect(key({ a: -0 })).toBe(key({ a: 0 }));
  });

  test("depends on all else", () => {
    const values: readonly unknown[] = [
      0,
      1,
      -1,
      0.5,
      1e12,
      Number.MAX_SAFE_INTEGER,
      "",
      "0",
      "1",
      "ab",
      true,
      false,
      null,
      [],
      [0],
      [1],
      [[]],
      [[], []],
      [[1], []],
      [[], [1]],
      [[1, 2]],
      [[1], [2]],
      [1, 2],
      [2, 1],
      ["a", "b"],
      ["ab", ""],
      {},
      { a: 0 },
      { b: 0 },
      { a: 0, b: 1 },
      { a: 1, b: 0 },
      { a: { b: 0 } },
      [{ a: 0 }, { b: 0 }],
      [{ a: 0, b: 0 }],
      [{}],
    ];
    const keys = [key({}), ...values.flatMap((value) => [key({ one: value }), key({ two: value })])];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("a transposition table", () => {
  const keyAt = (low: number, high = 0) => ({ low, high });

  test("tells keys apart that share a half", () => {
    const table = new TranspositionTable<number>(1000);
    for (let i = 0; i < 200; i++) {
      table.set(keyAt(7, i), i);
      table.set(keyAt(i, 7), -i);
    }
    for (let i = 0; i < 200; i++) {
      expect(table.get(keyAt(7, i))).toBe(i === 7 ? -7 : i);
      expect(table.get(keyAt(i, 7))).toBe(-i);
    }
    expect(table.get(keyAt(7, 200))).toBeUndefined();
  });

  test("keeps the most recently used half of its entries", () => {
    const table = new TranspositionTable<number>(200);
    for (let i = 0; i < 1000; i++) {
      table.set(keyAt(i, i), i);
      expect(table.get(keyAt(0, 0))).toBe(0);
    }
    for (let i = 901; i < 1000; i++) expect(table.get(keyAt(i, i))).toBe(i);
    expect(table.get(keyAt(500, 500))).toBeUndefined();
  });

  test("without room remembers nothing", () => {
    const table = new TranspositionTable<number>(0);
    table.set(keyAt(1), 1);
    expect(table.get(keyAt(1))).toBeUndefined();
  });
});
