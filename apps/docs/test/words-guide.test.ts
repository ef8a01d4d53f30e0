import { createWords, type WordsFile } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import { expect, test } from "vitest";
import marketDe from "../snippets/market/words/de.json" with { type: "json" };
import * as words from "../snippets/words.ts";
import { readSource } from "../src/lib/api/read-source.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

const expectComment = (region: string, value: unknown): void =>
  expect(readSource("apps/docs/snippets/words.ts", [region])).toContain(`// ${JSON.stringify(value)}`);

test("a program loads a language", () => {
  expectComment("load", words.phase);
  expect(words.why).toMatch(/^attendu/);
});

test("what a translation lacks is in the language of the author, and what no file has is its id", () => {
  for (const value of [words.told, words.drawn, words.language, words.unknown])
    expectComment("missing", value);
});

test("seats have names", () => expectComment("names", words.won));

test("the functions of messages match the guide", () => {
  for (const sentence of words.sentences) expectComment("functions", sentence);
});

test("the German market has the cases of its language", () => {
  const seat: WordsFile = { language: "de", seat: { numbered: "Spieler {$number}" } };
  const german = createWords("de", marketDe, seat, coreEn);
  expect(german.text("events.drew", { seat: 0, card: "apple" })).toBe("Spieler 1 zieht einen Apfel.");
  expect(german.text("events.took", { seat: 1, count: 2 })).toBe("Spieler 2 nimmt 2 Karten.");
  expect(german.text("events.won", { seats: [0, 2] })).toBe("Spieler 1 und Spieler 3 gewinnen gemeinsam.");
  expect(german.text("events.open", { cells: ["a1", "b2", "c3"] })).toBe("Noch offen: a1, b2 und c3.");
});

test("the guide shows every region in both languages", () => {
  const regions = [...readSource("apps/docs/snippets/words.ts").matchAll(/#region (\w+)/g)].map(
    ([, name]) => name,
  );
  for (const language of GUIDE_LANGUAGES) {
    const page = pageOf("words", language);
    expect(regions.filter((name) => !page.includes(`"${name}"`))).toEqual([]);
  }
});
