import { createTable, unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { ssserpent } from "../src/index.ts";
import {
  beginTurn,
  cellsOnPath,
  gridOfTable,
  placeHead,
  replantOrEndTurn,
  WALLED_GROUND,
} from "../src/parts.ts";

const table = createTable(ssserpent);
const position = unwrap(
  ssserpent.parsePosition("replant:red f3.NNWW.S.4.a g7.SS.N.4.j - - c7 1 0 41", table),
);
const before = { ...position, stones: 2 };

describe("parts keep the fields that a variant adds, and no others", () => {
  test("beginTurn: a turn", () => {
    const turn = beginTurn(WALLED_GROUND, before, 1, { quiet: 3, moves: 42 });
    expect(turn.stones).toBe(2);
    expect(Object.keys(turn).toSorted()).toEqual(
      ["apples", "blue", "moves", "phase", "quiet", "serpents", "stones", "table", "toAct"].toSorted(),
    );
  });

  test("beginTurn: the end of the game by end.long", () => {
    const over = beginTurn(WALLED_GROUND, before, 1, { quiet: 3, moves: 1000 });
    expect(over).toMatchObject({ phase: "over", outcome: { reason: "end.long" }, stones: 2 });
    expect("toAct" in over || "held" in over).toBe(false);
  });

  test("replantOrEndTurn", () => {
    const counts = { quiet: 0, moves: 41 };
    const replant = replantOrEndTurn(WALLED_GROUND, before, 0, 1, counts);
    expect(replant).toEqual(before);
    expect(replantOrEndTurn(WALLED_GROUND, before, 0, 0, counts)).toMatchObject({
      phase: "move",
      toAct: 1,
      stones: 2,
    });
  });

  test("placeHead", () => {
    expect(placeHead(before, 0, 5)).toMatchObject({ stones: 2, serpents: [{}, { body: [5] }] });
  });
});

test("cellsOnPath ends at the edge of the grid", () => {
  const grid = gridOfTable(WALLED_GROUND, table);
  expect(cellsOnPath(grid, 0, [0, 1, 1])).toEqual([1, 10, 19]);
  expect(cellsOnPath(grid, 0, [0, 3, 1])).toEqual([1]);
});
