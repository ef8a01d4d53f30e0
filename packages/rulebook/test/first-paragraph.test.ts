import { expect, test } from "vitest";
import { firstParagraph } from "../src/index.ts";

test("the first paragraph is plain text, and no code", () => {
  const page =
    "import A from 'a';\n\n## Head\n\n```text\nmove:1\n\nmore\n```\n\nThe *laws* of [a game](/games/), as `tests`\nfor it.\n\nMore.";
  expect(firstParagraph(page)).toBe("The laws of a game, as tests for it.");
  expect(firstParagraph("## Head\n\n- one\n- two")).toBe("");
});
