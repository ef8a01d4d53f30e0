import { expect, test } from "vitest";
import { isRepeatedPress } from "../src/ui/repeated-presses.ts";

const [board, undo, hint] = [new EventTarget(), new EventTarget(), new EventTarget()];

test.for([
  ["the second press after an action on the board", 2, board, 1, true],
  ["the third one", 3, board, 2, true],
  ["a second press that continues the same action", 2, board, 0, false],
  ["a new press at another place", 1, board, 1, false],
  ["a press by the keyboard", 0, board, 1, false],
] as const)("%s", ([_, detail, control, progress, isRepeated]) => {
  const first = { detail: 1, control: board, progress: 0 };
  expect(isRepeatedPress(first, { detail, control, progress }, true)).toBe(isRepeated);
});

test("a button may be pressed repeatedly, but not another one that has moved there", () => {
  const first = { detail: 1, control: undo, progress: 5 };
  expect(isRepeatedPress(first, { detail: 2, control: undo, progress: 4 }, false)).toBe(false);
  expect(isRepeatedPress(first, { detail: 2, control: hint, progress: 4 }, false)).toBe(true);
});
