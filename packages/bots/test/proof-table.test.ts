import { expect, test } from "vitest";
import { ProofTable } from "../src/solve/proof-table.ts";

test("a table that is full keeps what took most", () => {
  const table = new ProofTable(64);
  table.set({ low: 5, high: 7 }, "win", 3, 4, 0, 1000);
  for (let i = 0; i < 10_000; i++) table.set({ low: i * 17, high: i }, "win", 1, 2, 0, 1);
  expect(table.get({ low: 5, high: 7 }, "win")).toEqual({ proof: 3, disproof: 4, distance: 0 });
});

test("a win is at least a draw, and no draw is no win", () => {
  const table = new ProofTable(64);
  table.set({ low: 1, high: 1 }, "win", 0, 1e9, 3, 1);
  expect(table.get({ low: 1, high: 1 }, "draw")).toEqual({ proof: 0, disproof: 1e9, distance: 3 });
  table.set({ low: 2, high: 2 }, "draw", 1e9, 0, 5, 1);
  expect(table.get({ low: 2, high: 2 }, "win")).toEqual({ proof: 1e9, disproof: 0, distance: 5 });
  expect(new ProofTable(0).get({ low: 1, high: 1 }, "win")).toBeUndefined();
});
