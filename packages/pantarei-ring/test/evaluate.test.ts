import { createTable, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { expect, test } from "vitest";
import { pantareiRing } from "../src/index.ts";

/** What seat 0 is said to expect. */
function share(game: typeof pantarei | typeof pantareiRing, text: string, goal = 7): number | undefined {
  const position = unwrap(game.parsePosition(text, createTable(game, { options: { goal } })));
  return game.evaluate?.(position, 0);
}

test("ring.closed: a pile is topped off past the end of the row", () => {
  const text = "move:1 d1+l2+d3+l3+d2,n,d3,l2+l1 light - 0";
  expect(share(pantareiRing, text)).toBe(1);
  expect(share(pantarei, text)).toBeLessThan(0.7);
});

test("ring.full-turn: what would come round to its own pile makes it no taller", () => {
  expect(share(pantareiRing, "move:1 d1+d2+l3,n,l1 light - 0", 5)).toBeLessThan(0.7);
});
