import { createTable, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { expect, test } from "vitest";
import { pantareiRing } from "../src/index.ts";

/** The value for seat 0. */
function value(game: typeof pantarei | typeof pantareiRing, text: string, goal = 7): number | undefined {
  const position = unwrap(game.parsePosition(text, createTable(game, { options: { goal } })));
  return game.evaluate?.(position, 0);
}

test("ring.closed: counts a winning move past the last pile", () => {
  const text = "move:1 d1+l2+d3+l3+d2,n,d3,l2+l1 light - 0";
  expect(value(pantareiRing, text)).toBe(1);
  expect(value(pantarei, text)).toBeLessThan(0.7);
});

test("ring.full-turn: ignores a piece that would land on its own pile", () => {
  expect(value(pantareiRing, "move:1 d1+d2+l3,n,l1 light - 0", 5)).toBeLessThan(0.7);
});
