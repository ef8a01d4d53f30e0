import { expect, test } from "vitest";
import { unknownReason } from "../src/index.ts";

const REASONS = ["end.line", "end.full"];

test("a reason that the game does not know is named, with those that it knows", () => {
  expect(unknownReason("draw!end.kiss", REASONS)).toMatchObject({
    code: "bad-position",
    message: {
      en: "unknown reason end.kiss: expected one of end.line, end.full",
      fr: "raison inconnue end.kiss, au lieu d’une de celles-ci : end.line, end.full",
    },
  });
});

test.each(["1!end.line", "draw!end.full", "draw", "", "1!"])("there is nothing to say of %j", (ending) => {
  expect(unknownReason(ending, REASONS)).toBeUndefined();
});
