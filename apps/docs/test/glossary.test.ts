import { createWords } from "@serpentarium/core/words";
import { describe, expect, test } from "vitest";
import { gameTerms, platformTerms, sortTerms } from "../src/glossary/glossary.ts";
import type { Term } from "../src/glossary/term.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { platformWords } from "../src/lib/words/words.ts";

describe("the terms of the platform", () => {
  test.for(LANGUAGES)("are unique and defined in one sentence, in %s", (language) => {
    const words = platformWords(language);
    const terms = platformTerms.map(({ term }) => words.format(term));
    expect(new Set(terms).size).toBe(terms.length);
    for (const { meaning } of platformTerms)
      expect(words.format(meaning)).toMatch(/^\p{Lu}[^.]+(?:\.\w[^.]*)*\.$/u);
  });
});

test("the games have the glossaries of their packages", () => {
  expect(Object.keys(gameTerms)).toEqual(["pantarei", "ssserpent", "sssnake", "serpent-cartes"]);
});

test("sorts terms by the rules of the language", () => {
  const toTerm = (term: string): Term => ({ term, meaning: "" });
  const order = sortTerms([toTerm("étape"), toTerm("fin"), toTerm("eau")], createWords("fr"));
  expect(order.map(({ term }) => term)).toEqual(["eau", "étape", "fin"]);
});
