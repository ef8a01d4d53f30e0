import {
  checkTaskGoal,
  checkTaskMistakes,
  checkTaskSetup,
  checkTaskSolutions,
  wordsOf,
} from "@serpentarium/testkit";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import lesson from "../snippets/lesson/words/en.teaching.json" with { type: "json" };
import { standing, task, why } from "../snippets/teaching.ts";
import { readSource } from "../src/lib/read-source.ts";

test("end.line: the guide's task and its words pass all checks", () => {
  const words = wordsOf({ ...plugin, words: [...plugin.words, lesson] }).all;
  for (const check of [checkTaskSetup, checkTaskGoal, checkTaskSolutions, checkTaskMistakes]) {
    expect(check(ticTacToe, task, words), check.name).toBeUndefined();
  }
});

test("end.line: the status and explanation match the guide", () => {
  const said = readSource("apps/docs/snippets/teaching.ts", ["judge"]).match(/(?<=; \/\/ ).*$/gm);
  expect(said?.map((text) => JSON.parse(text))).toEqual([standing, why]);
});
