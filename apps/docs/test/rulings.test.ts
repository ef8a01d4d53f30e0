import type { Clauses, GamePlugin } from "@serpentarium/core";
import { parseRulebook, type Section, sectionsByClause } from "@serpentarium/rulebook";
import { describe, expect, test } from "vitest";
import { packageOf, publishedGames } from "../src/lib/registry/games.ts";
import { discussesPrintedRules, isListedRuling } from "../src/lib/rulebook/rulings.ts";
import { rulebookOf } from "../src/lib/rulebook/variant-rulebook.ts";
import { LANGUAGES, type Language } from "../src/lib/words/languages.ts";
import { platformWords } from "../src/lib/words/words.ts";

const bases: readonly GamePlugin[] = publishedGames.filter(({ game }) => !game.variantOf);
const books = bases.flatMap(({ game }) => LANGUAGES.map((language) => ({ game, id: game.id, language })));

/** The rulings whose section does not mention the printed rules. */
function unexplained(book: readonly Section[], clauses: Clauses, language: Language): string[] {
  const texts = sectionsByClause(book);
  return Object.entries(clauses).flatMap(([id, { source }]) =>
    source === "ruling" && !discussesPrintedRules(texts.get(id)?.text ?? "", platformWords(language))
      ? [id]
      : [],
  );
}

describe("rulings", () => {
  test.for(books)("every ruling of $id mentions the printed rules in $language", ({ game, language }) => {
    expect(unexplained(rulebookOf(packageOf(game.id), language), game.clauses, language)).toEqual([]);
  });

  test("finds a ruling that does not mention the printed rules", () => {
    const title = { en: "A", fr: "A" };
    const clauses = { "move.a": { source: "ruling", title }, "move.b": { source: "ruling", title } } as const;
    const book = parseRulebook("### move.a\n\nSo it is.\n\n### move.b\n\nThe printed rules are silent.\n");
    expect(unexplained(book, clauses, "en")).toEqual(["move.a"]);
  });

  test("recognises paragraphs about the printed rules", () => {
    expect(discussesPrintedRules("The printed rules leave this open.", platformWords("en"))).toBe(true);
    expect(discussesPrintedRules("La règle imprimée n’en dit rien.", platformWords("fr"))).toBe(true);
    expect(discussesPrintedRules("Le jeu imprimé ne la connaît pas.", platformWords("fr"))).toBe(true);
    expect(discussesPrintedRules("You move one piece.", platformWords("en"))).toBe(false);
  });

  test("lists all rulings, and other clauses with such a paragraph", () => {
    expect(isListedRuling("ruling", 0)).toBe(true);
    expect(isListedRuling("printed", 1)).toBe(true);
    expect(isListedRuling("printed", 0)).toBe(false);
    expect(isListedRuling("platform", 0)).toBe(false);
  });
});
