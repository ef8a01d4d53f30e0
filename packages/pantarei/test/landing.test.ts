import { expect, test } from "vitest";
import { isSameBothWays, STRAIGHT_ROW_LANDING } from "../src/material/landing.ts";
import { singlePieceRow } from "../src/material/row.ts";

const ROW = singlePieceRow([0, 1, 2]);

test.each([
  ["another pile on both sides", { L: 2, R: 2 }, true],
  ["two piles", { L: 0, R: 2 }, false],
  ["the pile itself", { L: 1, R: 1 }, false],
  ["no pile", { L: 3, R: 3 }, false],
])("move.distance: %s", (_, ends, isSame) => {
  const landing = {
    ...STRAIGHT_ROW_LANDING,
    destination: (_row: unknown, _pile: unknown, to: "L" | "R") => ends[to],
  };
  expect(isSameBothWays(landing, ROW, 1)).toBe(isSame);
});
