import fc from "fast-check";
import { expect, test } from "vitest";
import { DataHash } from "../src/solve/data-hash.ts";
import { ProofTable } from "../src/solve/proof-table.ts";

const hashOf = (data: object): string => {
  const hash = new DataHash();
  hash.update(data, "table");
  return `${hash.low}/${hash.high}`;
};

test("equal data has one hash, and other data another one", () => {
  const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })).map((fields) => ({ ...fields }));
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(hashOf(structuredClone(one))).toBe(hashOf(one));
      const isSame = JSON.stringify({ ...one, table: 0 }) === JSON.stringify({ ...other, table: 0 });
      if (!isSame) expect(hashOf(one)).not.toBe(hashOf(other));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test.each([
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: [[1], 2] }, { a: [[1, 2]] }],
  [{ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
  [{ a: 0.5 }, { a: 0.25 }],
  [{ a: 0 }, { a: false }],
  [{ a: null }, { a: 0 }],
  [{ a: "b" }, { b: "a" }],
])("%j is not %j", (one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other));
});

test("the field left out does not matter", () => {
  expect(hashOf({ table: 1, a: 2 })).toBe(hashOf({ table: 3, a: 2 }));
});

test("many similar positions have many hashes", () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 300; i++)
    for (let j = 0; j < 300; j++) hashes.add(hashOf({ phase: "drop", discs: { left: i, right: j } }));
  expect(hashes.size).toBe(90_000);
});

test("a table that is full keeps what took most", () => {
  const table = new ProofTable(64);
  table.set(5, 7, "win", 3, 4, 0, 1000);
  for (let i = 0; i < 10_000; i++) table.set(i * 17, i, "win", 1, 2, 0, 1);
  expect(table.get(5, 7, "win")).toEqual({ proof: 3, disproof: 4, distance: 0 });
});

test("a win is at least a draw, and no draw is no win", () => {
  const table = new ProofTable(64);
  table.set(1, 1, "win", 0, 1e9, 3, 1);
  expect(table.get(1, 1, "draw")).toEqual({ proof: 0, disproof: 1e9, distance: 3 });
  table.set(2, 2, "draw", 1e9, 0, 5, 1);
  expect(table.get(2, 2, "win")).toEqual({ proof: 1e9, disproof: 0, distance: 5 });
  expect(new ProofTable(0).get(1, 1, "win")).toBeUndefined();
});
