import { createTable, type Game, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import * as puzzles from "../src/index.ts";
import { mainLine, openPuzzle, type Puzzle, parsePuzzle } from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };
import { findErrors } from "./fixtures/try-everything.ts";

const game: Game = ticTacToe;

/** After a1 there are two rows to complete, and one of them stays open. */
const PUZZLE: Puzzle = {
  game: "tic-tac-toe",
  version: game.version,
  seats: 2,
  options: {},
  seed: "1",
  match: 2,
  position: "place:1 o.x..o..x",
  actions: 3,
  margin: 2,
  solution: {
    action: "a1",
    next: [
      { action: "b2", next: [{ action: "b1" }] },
      { action: "b1", next: [{ action: "b2" }] },
      { action: "b3", next: [{ action: "b2" }, { action: "b1" }] },
      { action: "a2", next: [{ action: "b2" }, { action: "b1" }] },
    ],
  },
  clauses: ["end.line", "place.free"],
  difficulty: { iterations: 8 },
};
const { next: defences = [] } = PUZZLE.solution;

/** An object that cannot be read. */
const THROWING = Object.defineProperty({}, "game", {
  get() {
    throw new Error("no");
  },
});

test("every exported function is classified by whether it takes untrusted input", () => {
  const functions = Object.entries(puzzles).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  );
  expect(functions.toSorted()).toEqual(["loadPuzzles", "mainLine", "openPuzzle", "parsePuzzle"]);
});

describe("parsePuzzle", () => {
  test("returns what it has read", () => {
    expect(unwrap(parsePuzzle(JSON.parse(JSON.stringify(PUZZLE))))).toEqual(PUZZLE);
  });

  test.each([
    [7, "puzzle", "Object"],
    [THROWING, "puzzle", "JSON"],
    [{ ...PUZZLE, position: 7 }, "position", "string"],
    [{ ...PUZZLE, match: -1 }, "match", ">=0"],
    [{ ...PUZZLE, more: true }, "more", "never"],
    [{ ...PUZZLE, solution: { action: "a1", next: [{ action: "" }] } }, "solution.next.0.action", ">=1"],
    [{ ...PUZZLE, solution: { action: "a1", next: [] } }, "solution.next", ">=1"],
  ])("says what was expected where: %#", (data, place, expected) => {
    expect(parsePuzzle(data)).toMatchObject({
      ok: false,
      error: {
        code: "bad-record",
        message: { id: "failures.bad-record.puzzle", data: { place, expected } },
      },
    });
  });

  test.each([
    [en, "not a puzzle: match: expected >=0"],
    [fr, "ce n’est pas une énigme\u00A0: match\u00A0: attendu >=0"],
  ])("has words for it: %#", (file, text) => {
    const parsed = parsePuzzle({ ...PUZZLE, match: -1 });
    expect(parsed.ok ? undefined : createWords(file.language, file).format(parsed.error.message)).toBe(text);
  });

  test("accepts a solution of 16 actions of a seat, and none that is deeper", () => {
    const deep = (depth: number) => {
      let solution: object = { action: "c1" };
      for (let i = 1; i < depth; i++) solution = { action: "c1", next: [solution] };
      return parsePuzzle({ ...PUZZLE, solution });
    };
    expect(deep(16).ok).toBe(true);
    expect(deep(17).ok).toBe(false);
    expect(deep(10_000).ok).toBe(false);
  });

  test("survives any data", () => {
    for (const [what, value] of mutatedInputs(PUZZLE)) {
      const parsed = parsePuzzle(value);
      if (parsed.ok) expect(openPuzzle(game, parsed.value), what).toHaveProperty("ok");
      else expect(parsed.error.code, what).toBe("bad-record");
    }
  });
});

describe("openPuzzle", () => {
  test("reads the position", () => {
    expect(unwrap(openPuzzle(game, PUZZLE))).toEqual(
      unwrap(game.parsePosition(PUZZLE.position, createTable(game))),
    );
  });

  test.each([
    [{ seats: 3 }, "bad-seats"],
    [{ options: { size: 3 } }, "bad-option"],
    [{ position: "place:1 x" }, "bad-position"],
    [{ solution: { action: "c1" } }, "refused"],
    [{ solution: { action: "z9" } }, "notation"],
  ])("fails with the reason: %j", (change, code) => {
    expect(openPuzzle(game, { ...PUZZLE, ...change })).toMatchObject({ ok: false, error: { code } });
  });
});

test("the main line follows the first defence", () => {
  expect(mainLine(PUZZLE)).toEqual(["a1", "b2", "b1"]);
});

describe("trying everything finds a false claim", () => {
  const errorsIn = (change: Partial<Puzzle>): readonly string[] =>
    findErrors(
      game,
      { ...PUZZLE, ...change },
      unwrap(game.parsePosition(PUZZLE.position, createTable(game))),
    );

  test("there is none in a true puzzle", () => {
    expect(errorsIn({})).toEqual([]);
  });

  test.each<[string, Partial<Puzzle>]>([
    ["another action", { solution: { action: "b1" } }],
    ["a longer win", { actions: 5 }],
    ["a missing defence", { solution: { action: "a1", next: defences.slice(1) } }],
    ["a wrong answer", { solution: { action: "a1", next: [{ action: "b2", next: [{ action: "a2" }] }] } }],
    ["a main line with two ends", { solution: { action: "a1", next: defences.toReversed() } }],
  ])("%s", (_, change) => {
    expect(errorsIn(change)).not.toEqual([]);
  });
});
