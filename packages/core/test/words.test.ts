import { expect, test } from "vitest";
import { createWords } from "../src/words/index.ts";

const lists = { and: "{$items :list}", or: "{$items :list type=or}", commas: "{$items :list type=unit}" };

test.each([
  ["en", "a, b, and c", "a, b, or c", "a, b, c"],
  ["fr", "a, b et c", "a, b ou c", "a, b, c"],
  ["de", "a, b und c", "a, b oder c", "a, b, c"],
  ["ja", "a、b、c", "a、b、またはc", "a b c"],
])("lists in %s", (language, ...expected) => {
  const words = createWords(language, { language, ...lists });
  const data = { items: ["a", "b", "c"] };
  expect(["and", "or", "commas"].map((id) => words.text(id, data))).toEqual(expected);
});

test("numbers in lists have a minus sign, not a hyphen", () => {
  const words = createWords("en", { language: "en", ...lists });
  expect(words.text("commas", { items: [-1, 2] })).toBe("−1, 2");
});
