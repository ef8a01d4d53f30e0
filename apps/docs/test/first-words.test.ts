import { expect, test } from "vitest";
import { firstWords } from "../src/lib/first-words.ts";

test("the first paragraph of a page, without its Markdown", () => {
  const page =
    "import A from 'a';\n\n## Head\n\nThe *laws* of [a game](/games/), as `tests`\nfor it.\n\nMore.";
  expect(firstWords(page)).toBe("The laws of a game, as tests for it.");
});

test("whole sentences, as many as there is room for", () => {
  expect(firstWords("One. Two, three. Four.", 17)).toBe("One. Two, three.");
  expect(firstWords("One: two three four", 12)).toBe("One.");
});

test("words, where the first sentence is too long", () => {
  expect(firstWords("One two three four", 12)).toBe("One two…");
});

test("nothing where there is no text", () => {
  expect(firstWords("## Modules\n\n- one\n- two")).toBeUndefined();
});
