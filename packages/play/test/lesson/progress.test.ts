import { expect, test } from "vitest";
import { parseProgress } from "../../src/lesson/progress.ts";

const TASKS = ["centre", "row", "fork"];

test("returns the known tasks in the order of the lesson", () => {
  expect(parseProgress('["row","centre","gone"]', TASKS)).toEqual(["centre", "row"]);
});

test.each([null, "", "{", "null", "7", '{"row":true}', '"row"', '[["row"]]'])(
  "%s is no progress and no error",
  (text) => {
    expect(parseProgress(text, TASKS)).toEqual([]);
  },
);
