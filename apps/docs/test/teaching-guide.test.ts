import { definePlugin } from "@serpentarium/core";
import { describeTeaching } from "@serpentarium/testkit/vitest";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import teaching from "../snippets/lesson/src/teaching.ts";
import lesson from "../snippets/lesson/words/en.teaching.json" with { type: "json" };
import { judged } from "../snippets/teaching.ts";
import { readSource } from "../src/lib/api/read-source.ts";

describeTeaching(definePlugin(ticTacToe, [], [...plugin.words, lesson]), teaching);

test("end.line: the status and explanation match the guide", () => {
  const [, comment = ""] = /^\/\/ (.*)$/m.exec(readSource("apps/docs/snippets/teaching.ts")) ?? [];
  expect(JSON.parse(comment.replaceAll(/(\w+): /g, '"$1": '))).toEqual(judged);
});
