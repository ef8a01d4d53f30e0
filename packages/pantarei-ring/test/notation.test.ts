import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantareiRing as game } from "../src/index.ts";

const positionOf = (text: string) => unwrap(game.parsePosition(text, createTable(game)));

test("ring.opposite: accepts only R where both directions lead to the same pile, and the failure says so", () => {
  const position = positionOf("move:2 l1,d1,d3,n,l2,d2 light - 0");
  expect(unwrap(game.parseAction("3R", position))).toMatchObject({ pile: 2, direction: "R" });
  expect(game.parseAction("3L", position)).toMatchObject({
    error: {
      code: "notation",
      message: { id: "failures.notation.both-ways", data: { pile: 3 } },
    },
  });
});

test("ring.opposite: L is no notation there for a pair or an opponent’s piece either", () => {
  const position = positionOf("move:2 l1,d1,d3,n,l2,l3 light - 0");
  for (const text of ["3L2", "6L"])
    expect(game.parseAction(text, position)).toMatchObject({ error: { code: "notation" } });
});

test("ring.opposite: parses all other actions as in Pantareï", () => {
  const position = positionOf("move:2 l1,d1,d3,n,l2,d2 light - 0");
  for (const text of ["1L", "2L", "1R"])
    expect(game.formatAction(unwrap(game.parseAction(text, position)), position)).toBe(text);
  const start = game.start(createTable(game));
  expect(game.parseAction("1L", start)).toMatchObject({ ok: false });
  const colour = { ...start, phase: "colour", row: "row" in position ? position.row : [] } as typeof start;
  expect(game.parseAction("dark", colour)).toMatchObject({ value: { phase: "colour" } });
});

test("ring.full-turn: the refusal names the pile and the distance", () => {
  const position = positionOf("move:1 l3,d1+l1,n light - 0");
  expect(game.refuse(position, unwrap(game.parseAction("1R", position)))).toEqual({
    clause: "ring.full-turn",
    data: { pile: 1, distance: 3 },
    spaces: ["pile-1"],
  });
});
