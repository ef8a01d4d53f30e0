import { connectFour } from "@serpentarium/connect-four";
import { createTable, type Game, play, soleWinnerOf, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { openMistake } from "../../src/puzzle/mistakes.ts";
import {
  afterAction,
  afterDefence,
  afterRefusal,
  canPlay,
  canShowSolution,
  endSolution,
  HINTS,
  type PuzzleTask,
  retryPuzzle,
  revealHint,
  solverOf,
  startPuzzle,
  startSolution,
  withRefutation,
} from "../../src/puzzle/puzzle-state.ts";
import { findRefutation } from "../../src/puzzle/refutation.ts";

const game: Game = connectFour;
// red has two in a row on the ground, with free cells on both sides: d1 or c1 next to them makes an open three
const position = unwrap(game.parsePosition("drop:1 7/7/7/7/2yy3/2rr3", createTable(game)));
const TASK: PuzzleTask = {
  key: "connect-four/1",
  position,
  solution: {
    action: "e",
    next: [
      { action: "b", next: [{ action: "f" }] },
      { action: "f", next: [{ action: "b" }] },
    ],
  },
  actions: 3,
  margin: 2,
  clauses: ["end.four"],
};
const notation = (column: string): string =>
  game.formatAction(unwrap(play(game, position, column)).action, position);

test("the solution is answered by the longest defence, and solved in the end", () => {
  const right = afterAction(game, startPuzzle(TASK), notation("e"));
  expect([right.feedback?.kind, canPlay(right)]).toEqual(["right", false]);
  const defended = afterDefence(game, right);
  expect([defended.feedback?.kind, canPlay(defended), defended.played]).toEqual(["goOn", true, 2]);
  const solved = afterAction(game, defended, "f");
  expect(solved).toMatchObject({ feedback: { kind: "solved" }, isSolved: true, mistakes: 0 });
  expect(soleWinnerOf(solved.position.outcome)).toBe(solverOf(game, TASK));
});

test("a wrong answer counts, and is refuted", () => {
  const wrong = afterAction(game, startPuzzle(TASK), notation("g"));
  expect(wrong).toMatchObject({ feedback: { kind: "wrong", refutation: undefined }, mistakes: 1 });
  const refutation = findRefutation(game, wrong.position, 0, 2, 0);
  expect(refutation.kind).toBe("escapes");
  const refuted = withRefutation(game, wrong, refutation);
  expect(refuted.feedback).toMatchObject({ kind: "wrong", refutation: { kind: "escapes" } });
  expect(refuted.feedback).toHaveProperty("answer.0.id", "events.dropped");
  expect(canShowSolution(refuted)).toBe(true);
  expect(retryPuzzle(refuted)).toMatchObject({ feedback: undefined, position, mistakes: 1, played: 0 });
});

test("a slower win is no mistake", () => {
  const wrong = afterAction(game, startPuzzle(TASK), notation("g"));
  const slower = withRefutation(game, wrong, { kind: "slower" });
  expect(slower).toMatchObject({ feedback: { kind: "slower" }, mistakes: 0 });
});

test("an action after which the opponent wins is refuted by that win", () => {
  const threatened = unwrap(game.parsePosition("drop:1 7/7/7/7/r6/rr2yyy", createTable(game)));
  const after = unwrap(play(game, threatened, "a")).position;
  const refutation = findRefutation(game, after, 0, 2, 0);
  expect(refutation.kind).toBe("loses");
  if (!("defence" in refutation)) throw new Error("no defence");
  expect(game.apply(after, refutation.defence).outcome?.places).toEqual([2, 1]);
});

test("a win that takes longer is told from one that does not exist", () => {
  const after = unwrap(play(game, position, "b")).position;
  // b, c and d in a row: a or e wins, but not against both
  expect(findRefutation(game, after, 0, 2, 0).kind).toBe("slower");
  expect(findRefutation(game, unwrap(play(game, position, "a")).position, 0, 0, 0).kind).toBe("escapes");
});

test("hints end, and a solution that was shown does not count", () => {
  let state = startPuzzle(TASK);
  expect(canShowSolution(state)).toBe(false);
  for (let i = 0; i < 5; i++) state = revealHint(state);
  expect(state.hints).toBe(HINTS);
  expect(canShowSolution(state)).toBe(true);
  const shown = endSolution(startSolution(state));
  expect(shown).toMatchObject({ feedback: { kind: "shown" }, wasShown: true, position });
  expect(retryPuzzle(shown).wasShown).toBe(true);
});

test("a refused action leaves the board to the solver", () => {
  const failure = { code: "refused", message: "no" } as const;
  expect(canPlay(afterRefusal(startPuzzle(TASK), failure))).toBe(true);
});

test("a moment of a match is solved by the better action, and by those that are as good", () => {
  const moment = {
    seats: 2,
    options: {},
    position: game.formatPosition(position),
    played: "g",
    better: "e",
    index: 6,
  };
  const task = openMistake(game, moment, "mistake-1");
  expect(task).toMatchObject({ actions: undefined, solution: { action: "e" } });
  if (!task) throw new Error("no task");
  expect(afterAction(game, startPuzzle(task), "e").isSolved).toBe(true);
  const equal = openMistake(game, { ...moment, alsoGood: ["b"] }, "mistake-1");
  if (!equal) throw new Error("no task");
  expect(["e", "b", "a"].map((column) => afterAction(game, startPuzzle(equal), column).isSolved)).toEqual([
    true,
    true,
    false,
  ]);
  const winning = { ...moment, position: "drop:1 7/7/7/7/2yyy2/2rrr2", better: "b" };
  const either = openMistake(game, winning, "mistake-2");
  if (!either) throw new Error("no task");
  expect(["b", "f", "a"].map((column) => afterAction(game, startPuzzle(either), column).isSolved)).toEqual([
    true,
    true,
    false,
  ]);
  expect(openMistake(game, { ...moment, better: "z" }, "mistake-1")).toBeUndefined();
  expect(openMistake(game, { ...moment, position: "drop:1" }, "mistake-1")).toBeUndefined();
  expect(openMistake(game, { ...moment, options: { no: 1 } }, "mistake-1")).toBeUndefined();
});
