import { checkAim, checkMistakes, checkSetOut, checkSolutions } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { standing, task, why } from "../snippets/teaching.ts";
import { sourceOf } from "../src/lib/source.ts";

test("end.line: the task that the guide shows is a whole one", () => {
  for (const check of [checkSetOut, checkAim, checkSolutions, checkMistakes]) {
    expect(check(ticTacToe, task), check.name).toBeUndefined();
  }
});

test("end.line: the judgement is the one that the guide shows", () => {
  const said = sourceOf("apps/docs/snippets/teaching.ts", ["judge"]).match(/(?<=; \/\/ ).*$/gm);
  expect(said?.map((text) => JSON.parse(text))).toEqual([standing, why]);
});
