import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const table = createTable(pantarei);
const MIDDLE = "move:1 d2+l1,n+l2+l3,l3,l1+l2+d1,l2,l1+d2+d3+d2,d1,d1+d3+d3+l3 light - 1";
const position = unwrap(pantarei.parsePosition(MIDDLE, table));

test.each([
  [["pass"], { kind: "pass" }],
  [["top-1"], { kind: "move", pile: 0, direction: "R", pair: false }],
  [["under-1"], { kind: "move", pile: 0, direction: "R", pair: true }],
  [["base-1", "base-2"], { kind: "swap", first: 0, second: 1 }],
])("%s resolves to the intended action, legal or not", (clicked, action) => {
  expect(pantarei.intendedAction?.(position, clicked)).toMatchObject(action);
});

test.each([
  [["top-4", "top-5"], "move.distance"],
  [["deep-6"], "move.covered"],
])("%s resolves to a refusal", (clicked, clause) => {
  expect(pantarei.intendedAction?.(position, clicked)).toEqual({ clause });
});

test("swap.piles: the refusal shows the pile without the player's colour", () => {
  for (const [text, pile] of [
    ["2x4", "pile-4"],
    ["6x8", "pile-6"],
  ] as const) {
    const swap = unwrap(pantarei.parseAction(text, position));
    expect(pantarei.refuse(position, swap)).toMatchObject({ clause: "swap.piles", spaces: [pile] });
  }
});
