import { expect, test } from "vitest";
import { MOST, toldSize } from "../src/lib/offline.ts";

test("what is kept for offline use is told, up to a bound", () => {
  expect(toldSize(12, { kept: 3_400_000, fetched: 560_000 })).toBe(
    "12 files are kept for offline use: 3.4 MB, 0.6 MB to fetch",
  );
  expect(toldSize(1, MOST)).toContain("60.0 MB, 5.0 MB");
});

test("what is too much to keep or to fetch fails", () => {
  expect(() => toldSize(1, { ...MOST, kept: MOST.kept + 1 })).toThrow("at most 60.0 MB and 5.0 MB");
  expect(() => toldSize(1, { ...MOST, fetched: MOST.fetched + 1 })).toThrow("at most");
});
