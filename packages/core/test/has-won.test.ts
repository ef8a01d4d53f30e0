import { expect, test } from "vitest";
import { hasWon, type Outcome } from "../src/index.ts";

const table = { seats: 3, options: {} };

test.each<[string, number[] | undefined, number[]]>([
  ["the only winner", [1], [1]],
  ["each of several winners", [0, 2], [0, 2]],
  ["no seat in a draw", [0, 1, 2], []],
  ["no seat before the game is over", undefined, []],
])("hasWon is true for %s", (_who, winners, won) => {
  const outcome: Outcome | undefined = winners && { winners, reason: "end.line" };
  const position = { table, ...(outcome && { outcome }) };
  expect([0, 1, 2].filter((seat) => hasWon(position, seat))).toEqual(won);
});
