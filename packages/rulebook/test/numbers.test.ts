import { defineOptions, SerpentariumError } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import {
  fillNumbers,
  fillSections,
  formatRulebook,
  numbersOf,
  numberWord,
  parseRulebook,
} from "../src/index.ts";

const game = {
  seats: { min: 2, max: 4 },
  options: defineOptions({
    size: { kind: "integer", min: 5, max: 13, default: 9 },
    limit: { kind: "integer", min: 1, max: 100_000, default: 1000, nullable: true },
    endless: { kind: "integer", min: 1, max: 9, default: null, nullable: true },
    cards: { kind: "counts", counts: { S: 60, C: 4 }, min: 0, max: 200 },
    deck: { kind: "choice", values: ["32", "52"], default: "32", defaultBySeats: { 3: "52" } },
  }),
};
const fill = (text: string, language = "en"): string => fillNumbers(text, game, language);

describe("a placeholder", () => {
  test.each([
    ["{size.default} by {size.default}, {size.min} to {size.max}", "9 by 9, 5 to 13"],
    ["`S: {cards.default.S}, C: {cards.default.C}`, {cards.min} to {cards.max}", "`S: 60, C: 4`, 0 to 200"],
    ["{deck.default} ({seats.min} players), {deck.default.3} (3 players)", "32 (2 players), 52 (3 players)"],
    ["{limit.default} or {limit.max}; {endless.default}", "1000 or 100000; null"],
  ])("becomes the number of the game: %s", (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  test("is spelled out in the language, with a capital where a sentence begins", () => {
    const text =
      "{size.default :spellout} or {size.max :spellout}. {seats.max :spellout}: {seats.min :spellout}";
    expect(fill(text)).toBe("Nine or thirteen. Four: two");
    expect(fill(text, "de-AT")).toBe("Neun oder dreizehn. Vier: zwei".replace("oder", "or"));
    const after = (start: string) => fill(`${start}{size.default :spellout}`);
    expect(after('It ends. <Marks ids="1" /> ')).toBe('It ends. <Marks ids="1" /> Nine');
    expect(after("- ")).toBe("- Nine");
    expect(after("one <b>or</b> ")).toBe("one <b>or</b> nine");
    expect(fill("de {limit.default :spellout}, {size.default :spellout}", "fr")).toBe("de 1000, neuf");
    expect(fill("{size.default :spellout}", "ja")).toBe("9");
  });

  test.each([
    ["{size.least}", "{size.least} is unknown; there are {size.default}, {size.min}, {size.max}"],
    ["{size}", "{size} is unknown; there are {size.default}, {size.min}, {size.max}"],
    [
      "{cards.default}",
      "{cards.default} is unknown; there are {cards.default.S}, {cards.default.C}, {cards.min}, {cards.max}",
    ],
    ["{deck.min}", "{deck.min} is unknown; there are {deck.default}, {deck.default.3}"],
    [
      "{size.default :roman}",
      "{size.default :roman} is unknown; there are {size.default}, {size.min}, {size.max}",
    ],
  ])("that does not exist is refused: %s", (text, problem) => {
    expect(() => fill(`as ${text} says`)).toThrow(new SerpentariumError("bad-placeholder", problem));
    const problems: string[] = [];
    expect(fillNumbers(text, game, "en", (one) => problems.push(one))).toBe(text);
    expect(problems).toEqual([problem]);
  });

  test("of an unknown option lists all", () => {
    expect(() => fill("{sise.default}")).toThrow(
      `there are ${[...numbersOf(game).keys()].map((one) => `{${one}}`).join(", ")}`,
    );
  });
});

test("other braces stay", () => {
  const text = "`{a}`, `{1,2}`, {/* a comment */}, {}, { size.default }";
  expect(fill(text)).toBe(text);
});

const BOOK = `---
title: Grid of {size.default}
---

On {size.default} cells.

## With {cards.default.S} cards

### place.free

At most {limit.default}. {/* 1 */} {/* none: no board shows it */}

\`\`\`text
{size.default}
\`\`\`
`;

test("sections are filled in lines, titles and texts, and have no marks, except code blocks", () => {
  const sections = fillSections(parseRulebook(BOOK), game, "en");
  const filled = `---
title: Grid of 9
---

On 9 cells.

## With 60 cards

### place.free

At most 1000.

\`\`\`text
{size.default}
\`\`\`
`;
  expect(formatRulebook(sections)).toBe(filled);
  expect(sections).toEqual(parseRulebook(filled));
});

test("short numbers have words in four languages", () => {
  expect(["en", "fr", "de", "es"].map((tag) => numberWord(16, tag))).toEqual([
    "sixteen",
    "seize",
    "sechzehn",
    "dieciséis",
  ]);
  expect(numberWord(40, "en-GB")).toBe("forty");
  expect([1, 21, 100].map((number) => numberWord(number, "en"))).toEqual([undefined, undefined, undefined]);
});
