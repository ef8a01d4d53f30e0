import { expect, test } from "vitest";
import { firstParagraph, parseRulebook, shortenRulebook } from "../src/index.ts";

test("the first paragraph is plain text, and no code", () => {
  const page =
    "import A from 'a';\n\n## Head\n\n```text\nmove:1\n\nmore\n```\n\nThe *laws* of [a game](/games/), as `tests`\nfor it.\n\nMore.";
  expect(firstParagraph(page)).toBe("The laws of a game, as tests for it.");
  expect(firstParagraph("## Head\n\n- one\n- two")).toBe("");
});

test("a short rulebook has the first sentences of the sections that it includes", () => {
  const long = `It takes ${"very ".repeat(40)}long.`;
  const book = parseRulebook(
    `---\ntitle: A\n---\n\nAn *introduction*.\n\nMore.\n\n## Moving\n\nText.\n\n### move.one\n\nOne. Two.\n\nThree.\n\n### move.two\n\n${long} ${long}\n\n## The end\n\n### end.platform\n\nFour.\n`,
  );
  expect(shortenRulebook(book, "en", (clause) => clause !== "end.platform")).toEqual({
    introduction: "An introduction.",
    chapters: [
      {
        title: "Moving",
        clauses: [
          { id: "move.one", text: "One. Two." },
          { id: "move.two", text: long },
        ],
      },
    ],
  });
});
