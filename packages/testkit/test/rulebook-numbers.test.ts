import { defineOptions } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { mergeSections, parseRulebook } from "@serpentarium/rulebook";
import { describe, expect, test } from "vitest";
import { conformanceChecks } from "../src/index.ts";
import { checkInheritedTexts } from "../src/inherited.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { checkNumbers } from "../src/rulebook-numbers.ts";
import plugin, { hoard } from "./fixtures/hoard/game.ts";
import { markdown } from "./fixtures/hoard/rulebook-and-vector.ts";

const game = {
  clauses: {
    "setup.grid": { source: "printed" },
    "setup.cards": { source: "printed" },
    "end.long": { source: "printed" },
  },
  seats: { min: 2, max: 12 },
  options: defineOptions({
    size: { kind: "integer", min: 5, max: 13, default: 9 },
    limit: { kind: "integer", min: 1, max: 100_000, default: 1000, nullable: true },
    cards: { kind: "counts", counts: { S: 60, C: 4 }, min: 0, max: 200 },
  }),
} as const;

const book = `---
title: Numbers
---

### setup.grid

A grid of {size.default} by {size.default} cells.

### setup.cards

The option \`cards\` sets other numbers than {cards.default.S} and {cards.default.C}.

### end.long

After {limit.default} turns.

## Options

| Option | Default | Values | Meaning |
| --- | --- | --- | --- |
| \`size\` | {size.default} | {size.min} to {size.max} | see \`setup.grid\` |
| \`limit\` | {limit.default} | {limit.min} to {limit.max} | see \`end.long\` |
| \`cards\` | \`S: {cards.default.S}, C: {cards.default.C}\` | {cards.min} to {cards.max} | cards |
`;

const check = (text: string, language = "en"): string | undefined =>
  checkNumbers(game, parseRulebook(text), language);
const grid = (text: string): string =>
  book.replace("A grid of {size.default} by {size.default} cells.", text);

test("a rulebook with placeholders passes, and one without any is not checked", () => {
  expect(check(book)).toBeUndefined();
  expect(check("### setup.grid\n\nA grid of 9 by 9 cells; `size` sets another.\n")).toBeUndefined();
});

describe("a number by hand is reported", () => {
  test.each([
    ["9 by 9 cells.", "setup.grid: line 7: write {size.default} in place of 9"],
    ["From 5 to {size.max}.", "setup.grid: line 7: write {size.min} in place of 5"],
    ["Of {size.default}, or 13.", "setup.grid: line 7: write {size.max} in place of 13"],
  ])("in the section of a clause that the row of its option cites: %s", (text, problem) => {
    expect(check(grid(text))).toBe(problem);
  });

  test("with separators, and in a section that names its option", () => {
    expect(check(book.replace("After {limit.default}", "After 1,000"))).toBe(
      "end.long: line 15: write {limit.default} in place of 1000",
    );
    expect(check(book.replace("than {cards.default.S}", "than 60"))).toBe(
      "setup.cards: line 11: write {cards.default.S} in place of 60",
    );
  });

  test("in the row of its option, where 0 and 1 count too", () => {
    expect(check(book.replace("| {size.default} | {size.min}", "| 9 | {size.min}"))).toBe(
      "line 21: write {size.default} in place of 9",
    );
    expect(check(book.replace("{limit.min} to {limit.max}", "1 to 100000"))).toBe(
      "line 22: write {limit.min} in place of 1\nline 22: write {limit.max} in place of 100000",
    );
    expect(check(book.replace("S: {cards.default.S}", "S: 60"))).toBe(
      "line 23: write {cards.default.S} in place of 60",
    );
  });

  test.each([
    ["en", "Nine by nine cells.", "nine"],
    ["fr", "Une grille de neuf cases sur neuf.", "neuf"],
    ["de", "Ein Brett mit neun mal neun Feldern.", "neun"],
    ["es", "Un tablero de nueve por nueve.", "nueve"],
  ])("in words, where its section has no placeholder for the default (%s)", (language, text, word) => {
    expect(check(grid(text), language)).toBe(
      `setup.grid: line 7: write {size.default :spellout} in place of ${word}`,
    );
    expect(check(grid(`${text} {size.default}`), language)).toBeUndefined();
  });
});

test.each([
  "Five of {size.default} cells, with 90, 1.9 or 9,000 of them.",
  "Player 9 plays on {size.default} cells, player 5 too.",
  "As `size: 9` says, [here](#a-9) on {size.default}.",
  "9. On {size.default}.",
  "```text\n9 {size.defalt}\n```",
])("another number is accepted: %s", (text) => {
  expect(check(grid(text))).toBeUndefined();
});

test("a number in a clause that has nothing to do with its option is accepted", () => {
  expect(check(book.replace("After {limit.default}", "After 9 and {limit.default}"))).toBeUndefined();
});

test("a placeholder that does not exist is reported, with those that do", () => {
  expect(check(grid("On {size.defalt} cells, {sides.min}."))).toBe(
    "line 7: {size.defalt} is unknown; there are {size.default}, {size.min}, {size.max}\n" +
      "line 7: {sides.min} is unknown; there are {seats.min}, {seats.max}, {size.default}, {size.min}, {size.max}, " +
      "{limit.default}, {limit.min}, {limit.max}, {cards.default.S}, {cards.default.C}, {cards.min}, {cards.max}",
  );
});

test("lines that a variant inherits are checked for placeholders only", () => {
  const base = parseRulebook(grid("9 by 9 cells, {size.least}."));
  const own = parseRulebook("### end.long\n\nAfter {limit.default} turns of each player.\n");
  expect(checkNumbers(game, mergeSections(base, own, Object.keys(game.clauses)), "en")).toBe(
    "an inherited line: {size.least} is unknown; there are {size.default}, {size.min}, {size.max}",
  );
});

describe("the checks of a plugin", () => {
  const runIn = (text: string, name: string): string | undefined =>
    conformanceChecks(plugin, { rulebook: { en: parseRulebook(text) } })
      .find((one) => KIT_WORDS.format(one.name).startsWith(name))
      ?.run();

  test("have numbers of the game in place of placeholders", () => {
    const text = markdown.en.replace("| 4 |", "| {cells.default} |").replace("| 3 |", "| {limit.default} |");
    expect(runIn(text, "every option with its default")).toBeUndefined();
    expect(runIn(text, "numbers that options set")).toBeUndefined();
    expect(runIn(text.replace("how many cells", "4 cells"), "numbers that options set")).toContain(
      "write {cells.default} in place of 4",
    );
  });

  test("run with a placeholder that does not exist", () => {
    const text = markdown.en.replace("| 4 |", "| {cells.defalt} |");
    expect(runIn(text, "one section per clause")).toBeUndefined();
    expect(runIn(text, "every option with its default")).toContain("gives the default {cells.defalt}, not 4");
    expect(runIn(text, "numbers that options set")).toContain("{cells.defalt} is unknown");
  });

  test("do not take the digits of an inherited placeholder for an old default", () => {
    const base = parseRulebook("### end.limit\n\nAfter {limit.default.3} holes, as `limit` says.\n");
    const variant = defineVariant(hoard, {
      id: "deep-hoard",
      version: "1.0.0",
      base: ">=0.0.0",
      options: { limit: { default: 5 } },
    });
    expect(
      checkInheritedTexts({ game: hoard, rulebook: { en: base } }, variant, { rulebook: {} }),
    ).toBeUndefined();
  });
});
