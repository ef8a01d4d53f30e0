import { describe, expect, test } from "vitest";
import { gameTerms, platformTerms, sortTerms } from "../src/glossary/glossary.ts";
import type { Term } from "../src/glossary/term.ts";
import { LANGUAGES } from "../src/lib/site-text.ts";

describe("the terms of the platform", () => {
  const terms = platformTerms;
  test.for(LANGUAGES)("are unique and defined in one sentence, in %s", (language) => {
    const words = terms.map(({ term }) => term[language]);
    expect(new Set(words).size).toBe(words.length);
    for (const { term, meaning } of terms) {
      expect(term[language]).toMatch(/^\S.*\S$/);
      expect(meaning[language]).toMatch(/^\p{Lu}[^.]+(?:\.\w[^.]*)*\.$/u);
    }
  });

  test("have no-break spaces before French punctuation", () => {
    for (const { term, meaning } of terms) expect(`${term.fr} ${meaning.fr}`).not.toMatch(/ [:;!?]|'/);
  });
});

test("the games have the glossaries of their packages", () => {
  expect(Object.keys(gameTerms)).toEqual(["pantarei", "ssserpent", "sssnake", "serpent-cartes"]);
});

test("sorts terms by the rules of the language", () => {
  const term = (fr: string): Term => ({ term: { en: fr, fr }, meaning: { en: "", fr: "" } });
  const order = sortTerms([term("étape"), term("fin"), term("eau")], "fr");
  expect(order.map(({ term: { fr: word } }) => word)).toEqual(["eau", "étape", "fin"]);
});
