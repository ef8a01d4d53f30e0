import { createTable, type Game, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { loadPuzzles } from "@serpentarium/puzzles";
import { ssserpent } from "@serpentarium/ssserpent";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { measureDifficulty } from "../src/puzzles/measure-difficulty.ts";

/** From an easy puzzle to the hardest. */
const SAMPLE = [0, 0.4, 0.8, 1];

test.each<[string, Game]>([
  ["pantarei", pantarei],
  ["ssserpent", ssserpent],
])("the puzzles of %s are as difficult as they say", async (id, game) => {
  const puzzles = await loadPuzzles(id);
  for (const at of SAMPLE) {
    const puzzle = puzzles[Math.round(at * (puzzles.length - 1))];
    if (!puzzle) throw new Error("no puzzle");
    const { seats, options, position, solution, difficulty } = puzzle;
    const start = unwrap(game.parsePosition(position, createTable(game, { seats, options })));
    expect(measureDifficulty(game, start, solution.action)).toBe(difficulty.iterations);
  }
});

test("without an evaluation, most of several searches have to play the action", () => {
  const game: Game = ticTacToe;
  const start = unwrap(game.parsePosition("place:1 xx.oo....", createTable(game)));
  const win = measureDifficulty(game, start, "c3");
  expect(win).toBeLessThan(64);
  expect(measureDifficulty(game, start, "a1")).toBe(8192);
});
