import { expect, test } from "vitest";
import { firstSentences } from "../src/lib/words/first-sentences.ts";

test("returns the first paragraph of a page without Markdown", () => {
  const page =
    "import A from 'a';\n\n## Head\n\nThe *laws* of [a game](/games/), as `tests`\nfor it.\n\nMore.";
  expect(firstSentences(page)).toBe("The laws of a game, as tests for it.");
});

test("returns as many whole sentences as fit", () => {
  expect(firstSentences("One. Two, three. Four.", 17)).toBe("One. Two, three.");
  expect(firstSentences("One: two three four", 12)).toBe("One.");
});

test("cuts a first sentence that is too long between words", () => {
  expect(firstSentences("One two three four", 12)).toBe("One two…");
});

test("returns undefined for a page without text", () => {
  expect(firstSentences("## Modules\n\n- one\n- two")).toBeUndefined();
});
