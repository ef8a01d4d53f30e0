import { describe, expect, test } from "vitest";
import {
  formatRulebook,
  parseMark,
  parseRulebook,
  placeMarks,
  type Section,
  sentencesOf,
} from "../src/index.ts";

const clause = (markdown: string): Section => {
  const section = parseRulebook(`### move.pair\n\n${markdown}\n`)[0];
  if (!section) throw new Error("no section");
  return section;
};
const textsOf = (markdown: string): readonly string[] =>
  sentencesOf(clause(markdown)).map(({ text }) => text);

describe("sentencesOf", () => {
  test("splits paragraphs at the ends of sentences", () => {
    expect(textsOf("One moves. Two more, e.g. these, do not! Does it?\n\nIn another paragraph.")).toEqual([
      "One moves.",
      "Two more, e.g. these, do not!",
      "Does it?",
      "In another paragraph.",
    ]);
  });

  test("keeps the marks of links, quotation marks and brackets with their sentence", () => {
    expect(
      textsOf("It is [adult](#eat.adult). “It moves.” (See below.) « Il avance. » **Then** it rests."),
    ).toEqual([
      "It is [adult](#eat.adult).",
      "“It moves.”",
      "(See below.)",
      "« Il avance. »",
      "**Then** it rests.",
    ]);
  });

  test("splits the items of a list, and lines without a full stop", () => {
    expect(textsOf("It has three parts:\n\n- a head\n- two bodies. They are alike.\n1. a tail")).toEqual([
      "It has three parts:",
      "a head",
      "two bodies.",
      "They are alike.",
      "a tail",
    ]);
  });

  test("begins a sentence with a placeholder, and splits scripts without spaces", () => {
    expect(textsOf("It moves. {size.default} cells are free.")).toHaveLength(2);
    expect(textsOf("蛇は進む。次に食べる。")).toEqual(["蛇は進む。", "次に食べる。"]);
  });

  test("leaves out tables, code and elements", () => {
    expect(textsOf("| a | b |\n| - | - |\n\n```\nCode. More.\n```\n\n<Board />\n\n#### Title")).toEqual([]);
  });

  test("reads the mark after a sentence, also across lines", () => {
    const sentences = sentencesOf(
      clause("One. {/* 1 */} Two\nlines. {/* none: why */}\nThree: {/* 2, 3 */}"),
    );
    expect(sentences.map(({ text, mark }) => [text, mark])).toEqual([
      ["One.", "1"],
      ["Two lines.", "none: why"],
      ["Three:", "2, 3"],
    ]);
    expect(sentences.map(({ line, end }) => line.text.slice(0, end))).toEqual(["One.", "lines.", "Three:"]);
  });
});

test("a number in a mark is an example of the clause", () => {
  expect(parseMark("1, eat.own.2", "move.pair")).toEqual({ examples: ["move.pair.1", "eat.own.2"] });
  expect(parseMark("none: a matter of taste", "move.pair")).toEqual({ reason: "a matter of taste" });
  expect(parseMark("", "move.pair")).toEqual({ examples: [] });
});

describe("placeMarks", () => {
  const source = parseRulebook(
    "## Move\n\nA chapter.\n\n### move.pair\n\nOne. {/* 1 */} Two. {/* none: x */} Three. {/* 2 */}\n",
  );
  const write = (examples: readonly string[]): string => `<${examples.join()}>`;

  test("replaces the marks of the author’s language", () => {
    expect(formatRulebook(placeMarks(source, source, write))).toBe(
      "## Move\n\nA chapter.\n\n### move.pair\n\nOne.<move.pair.1> Two. Three.<move.pair.2>\n",
    );
    expect(formatRulebook(placeMarks(source, source, (_, clause) => ` of ${clause}`))).toContain(
      "One. of move.pair Two.",
    );
  });

  test("writes into a translation in the order of its sentences", () => {
    const translated = parseRulebook("### move.pair\n\nUn. Deux.\n\n- Trois\n");
    expect(formatRulebook(placeMarks(translated, source, write))).toBe(
      "### move.pair\n\nUn.<move.pair.1> Deux.\n\n- Trois<move.pair.2>\n",
    );
  });

  test("writes nothing into a translation with another number of sentences", () => {
    const translated = parseRulebook("### move.pair\n\nUn. Deux.\n");
    expect(placeMarks(translated, source, write)).toEqual(translated);
  });
});
