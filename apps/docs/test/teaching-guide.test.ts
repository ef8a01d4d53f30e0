import { checkTaskGoal, checkTaskMistakes, checkTaskSetup, checkTaskSolutions } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { standing, task, why } from "../snippets/teaching.ts";
import { readSource } from "../src/lib/read-source.ts";

test("end.line: the guide's task passes all checks", () => {
  for (const check of [checkTaskSetup, checkTaskGoal, checkTaskSolutions, checkTaskMistakes]) {
    expect(check(ticTacToe, task), check.name).toBeUndefined();
  }
});

test("end.line: the status and explanation match the guide", () => {
  const said = readSource("apps/docs/snippets/teaching.ts", ["judge"]).match(/(?<=; \/\/ ).*$/gm);
  expect(said?.map((text) => JSON.parse(text))).toEqual([standing, why]);
});
