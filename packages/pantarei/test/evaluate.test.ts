import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const FIVE = "n+d1+l2+d3+l3,d2+l1,d1,l3 light - 0";

/** What seat 0 is said to expect. */
function share(text: string, options: object = {}): number | undefined {
  const position = unwrap(pantarei.parsePosition(text, createTable(pantarei, { options })));
  return pantarei.evaluate?.(position, 0);
}

test("end.pile: who tops off a pile with this move has won", () => {
  expect(share(`move:1 ${FIVE}`)).toBe(1);
});

test("end.pile: who has to parry stands badly", () => {
  expect(share(`move:2 ${FIVE}`)).toBeGreaterThan(0.6);
});

test("end.pile: with a higher goal nothing is decided", () => {
  expect(share(`move:1 ${FIVE}`, { goal: 12 })).toBeLessThan(0.7);
});

test("move.pair: the taller the pile that one can make beside the other's, the better", () => {
  const goal = 12;
  const even = share("move:1 l1,l2+d1 light - 0", { goal });
  const ahead = share("move:1 l1,d2+l3+d1 light - 0", { goal }) ?? 0;
  expect(even).toBe(0.5);
  expect(ahead).toBeGreaterThan(0.5);
  expect(share("move:1 l1,n+d2+l3+d1 light - 0", { goal })).toBeGreaterThan(ahead);
});

test("setup.deal: before the row lies nothing can be said", () => {
  const start = pantarei.start(createTable(pantarei));
  expect(pantarei.evaluate?.(start, 0)).toBe(0.5);
});
