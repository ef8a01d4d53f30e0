import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";
import { nextPosition, quietOutcome } from "../src/parts.ts";

test("nextPosition keeps the fields that a variant adds, and no others", () => {
  const table = createTable(pantarei);
  const position = unwrap(pantarei.parsePosition("move:2 l1,d2+l3,n dark - 4", table));
  if (position.phase !== "move") throw new Error("a turn was expected");
  const before = { ...position, stones: [1, 2] as const };
  const next = nextPosition(before, position.row, "swap", 5, undefined);
  expect(next.stones).toBe(before.stones);
  expect(pantarei.formatPosition(next)).toBe("move:1 l1,d2+l3,n dark s 5");
  const outcome = quietOutcome(3, { ...table.options, quietLimit: 3 });
  const over = nextPosition(before, position.row, "none", 3, outcome);
  expect(over).toEqual({ ...next, phase: "over", last: "none", quiet: 3, outcome, toAct: undefined });
  expect("toAct" in over).toBe(false);
});
