import { type Game, soleWinnerOf, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { pantareiRing } from "@serpentarium/pantarei-ring";
import { ssserpent } from "@serpentarium/ssserpent";
import { ssserpentTorus } from "@serpentarium/ssserpent-torus";
import { describe, expect, test } from "vitest";
import { loadPuzzles, mainLine, openPuzzle, PUZZLE_GAMES, type Puzzle } from "../src/index.ts";
import { findErrors } from "./fixtures/try-everything.ts";

const GAMES: Readonly<Record<string, Game>> = {
  pantarei,
  "pantarei-ring": pantareiRing,
  ssserpent,
  "ssserpent-torus": ssserpentTorus,
};

/** Every puzzle in the nightly tests, otherwise a few short ones and a long one. */
const sampleOf = (puzzles: readonly Puzzle[]): readonly Puzzle[] => {
  if (process.env["TEST_FULL"]) return puzzles;
  const short = puzzles.filter(({ actions }) => actions === 3);
  const long = puzzles.filter(({ actions }) => actions > 3);
  return [
    ...[0.1, 0.5, 0.9].map((at) => short[Math.floor(at * short.length)]),
    long[Math.floor(long.length / 2)],
  ].filter((puzzle) => puzzle !== undefined);
};

test("lists the games that have puzzles", async () => {
  expect(PUZZLE_GAMES).toEqual(Object.keys(GAMES));
  expect(await loadPuzzles("sssnake")).toEqual([]);
  expect(await loadPuzzles("constructor")).toEqual([]);
});

describe.each(Object.entries(GAMES))("%s", async (id, game) => {
  const puzzles = await loadPuzzles(id);

  test("has puzzles of its own, each once, easiest first", () => {
    expect(puzzles.length).toBeGreaterThan(190);
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ match }) => match)).size).toBe(puzzles.length);
    const iterations = puzzles.map(({ difficulty }) => difficulty.iterations);
    expect(iterations).toEqual(iterations.toSorted((a, b) => a - b));
    for (const puzzle of puzzles) {
      expect(puzzle.game).toBe(id);
      expect(puzzle.clauses).not.toEqual([]);
      for (const clause of puzzle.clauses) expect(game.clauses).toHaveProperty([clause]);
    }
  });

  test("the rules read every puzzle, and its main line wins", () => {
    for (const puzzle of puzzles) {
      let position = unwrap(openPuzzle(game, puzzle));
      const seat = game.toAct(position);
      for (const text of mainLine(puzzle))
        position = game.apply(position, unwrap(game.parseAction(text, position)));
      expect(soleWinnerOf(position.outcome)).toBe(seat);
    }
  });

  test.each(sampleOf(puzzles).map((puzzle) => [puzzle.match, puzzle] as const))(
    "trying everything finds the same in puzzle %i",
    (_, puzzle) => {
      expect(findErrors(game, puzzle, unwrap(openPuzzle(game, puzzle)))).toEqual([]);
    },
  );
});
