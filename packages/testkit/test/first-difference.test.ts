import { expect, test } from "vitest";
import { describeFirstDifference } from "../src/first-difference.ts";

test("a changed playthrough is reported by its first line that differs", () => {
  const text = "hoard, 2 seats\nbury:chance - -\n  chance: b2";
  expect(describeFirstDifference(text, text)).toBeUndefined();
  expect(describeFirstDifference(text, text.replace("b2", "b3"))).toBe(
    "it differs from line 3 on\n  expected    chance: b2\n  received    chance: b3",
  );
  expect(describeFirstDifference(text, "hoard, 2 seats")).toContain("received  (the end)");
});
