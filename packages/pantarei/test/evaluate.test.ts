import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const FIVE = "n+d1+l2+d3+l3,d2+l1,d1,l3 light - 0";

/** The value for seat 0. */
function value(text: string, options: object = {}): number | undefined {
  const position = unwrap(pantarei.parsePosition(text, createTable(pantarei, { options })));
  return pantarei.evaluate?.(position, 0);
}

test("end.pile: a winning move is worth 1", () => {
  expect(value(`move:1 ${FIVE}`)).toBe(1);
});

test("end.pile: a threatened player has a low value", () => {
  expect(value(`move:2 ${FIVE}`)).toBeGreaterThan(0.6);
});

test("end.pile: with a higher goal the same position is open", () => {
  expect(value(`move:1 ${FIVE}`, { goal: 12 })).toBeLessThan(0.7);
});

test("move.pair: the value grows with the tallest reachable pile", () => {
  const goal = 12;
  const even = value("move:1 l1,l2+d1 light - 0", { goal });
  const ahead = value("move:1 l1,d2+l3+d1 light - 0", { goal }) ?? 0;
  expect(even).toBe(0.5);
  expect(ahead).toBeGreaterThan(0.5);
  expect(value("move:1 l1,n+d2+l3+d1 light - 0", { goal })).toBeGreaterThan(ahead);
});

test("move.neutral: a pile under a neutral piece counts for neither player", () => {
  expect(value("move:1 l2+d3+n,l3,d3 light - 0", { goal: 12 })).toBe(0.5);
});

test("setup.deal: the value before the deal is even", () => {
  const start = pantarei.start(createTable(pantarei));
  expect(pantarei.evaluate?.(start, 0)).toBe(0.5);
});
