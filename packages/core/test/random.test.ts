import { afterEach, describe, expect, test, vi } from "vitest";
import { createContext } from "../src/context/context.ts";
import { createRandom, createTable, newSeed, shuffle } from "../src/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

const sequence = (seed: number | string, bound = 1000, length = 20) => {
  const random = createRandom(seed);
  return Array.from({ length }, () => random.integer(bound));
};

describe("createRandom", () => {
  test("returns the same numbers for the same seed, in every version", () => {
    expect(sequence("monday", 6, 10)).toEqual(sequence("monday", 6, 10));
    expect(sequence("monday", 6, 10).join("")).toBe("2353545524");
    expect(sequence(7)).toEqual(sequence("7"));
  });

  test("returns the same numbers for large bounds, where draws that would make some numbers likelier are rejected", () => {
    const draws = [2908707092, 3023902815, 1826605925, 4087566003, 913720961, 490722250];
    expect(sequence("monday", 2 ** 32, 6)).toEqual(draws);
    expect(sequence("monday", 3 * 2 ** 30, 5)).toEqual(draws.filter((draw) => draw < 3 * 2 ** 30));
    expect(sequence("monday", 2 ** 53, 2)).toEqual([8817716911478879, 8945626396184243]);
  });

  test("returns each number about equally often", () => {
    for (const bound of [2, 3, 7, 10]) {
      const counts = new Array<number>(bound).fill(0);
      for (const n of sequence("counts", bound, 1000 * bound)) counts[n] = (counts[n] ?? 0) + 1;
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    }
  });

  test("returns unrelated numbers for similar seeds", () => {
    const streams = Array.from({ length: 200 }, (_, n) => sequence(`seed/${n}`).join());
    expect(new Set(streams).size).toBe(200);
    const firsts = Array.from({ length: 6000 }, (_, n) => createRandom(`match/${n}`).integer(6));
    for (const face of [0, 1, 2, 3, 4, 5]) {
      const count = firsts.filter((first) => first === face).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  test("accepts an empty and a huge seed", () => {
    for (const seed of ["", "\0", "é🐍".repeat(1e5)])
      expect(sequence(seed, 10).every((n) => n >= 0 && n < 10)).toBe(true);
    expect(sequence("")).not.toEqual(sequence("\0"));
  });

  test("stays below its bound", () => {
    expect(sequence(1, 1)).toEqual(new Array(20).fill(0));
    expect(new Set(sequence(1, 3, 200))).toEqual(new Set([0, 1, 2]));
  });
});

describe("shuffle", () => {
  test("keeps the items, and does not change its argument", () => {
    const items = ["a", "b", "c", "d"];
    const shuffled = shuffle(createRandom(3), items);
    expect(shuffled.toSorted()).toEqual(items);
    expect(items).toEqual(["a", "b", "c", "d"]);
    expect(shuffle(createRandom(3), [])).toEqual([]);
  });

  test("returns every order about equally often", () => {
    const random = createRandom("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, [1, 2, 3]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe("newSeed", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const ofMatch = () => createContext(pebbles, { table: createTable(pebbles) }).seating.seed;

  test("does not take what could be foreseen, where the runtime has something else", () => {
    const foreseeable = vi.spyOn(Math, "random").mockReturnValue(0.5);
    const seeds = [newSeed(), newSeed(), ofMatch(), ofMatch()];
    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toMatch(/^\w+-\w+-\w+-\w+$/);
    expect(foreseeable).not.toHaveBeenCalled();
  });

  test("works in a runtime without the Web Crypto API", () => {
    vi.stubGlobal("crypto", undefined);
    expect(new Set([newSeed(), newSeed(), ofMatch(), ofMatch()]).size).toBe(4);
  });
});
