import { readFileSync } from "node:fs";
import { type Clauses, LANGUAGES, type Language, type Plugin } from "@serpentarium/core";
import { clauseTexts } from "@serpentarium/core/variant";
import { describe, expect, test } from "vitest";
import { publishedGames } from "../src/lib/games.ts";
import { isListed, weighsPrint } from "../src/lib/rulings.ts";
import { bookFile } from "../src/lib/variant-book.ts";

const bases: readonly Plugin[] = publishedGames.filter(({ game }) => !game.variantOf);
const books = bases.flatMap(({ game }) => LANGUAGES.map((language) => ({ game, id: game.id, language })));

/** The rulings whose section in a rulebook does not say what the printed rules say or leave open. */
function unexplained(book: string, clauses: Clauses, language: Language): string[] {
  const texts = clauseTexts(book);
  return Object.entries(clauses).flatMap(([id, { source }]) =>
    source === "ruling" && !weighsPrint(texts.get(id) ?? "", language) ? [id] : [],
  );
}

describe("what is printed", () => {
  test.for(books)(
    "every ruling of $id says in $language what the printed rules leave open",
    ({ game, language }) => {
      const book = readFileSync(bookFile(game.id, language), "utf8");
      expect(unexplained(book, game.clauses, language)).toEqual([]);
    },
  );

  test("move.a: a ruling without a word on the printed rules is found", () => {
    const title = { en: "A", fr: "A" };
    const clauses = { "move.a": { source: "ruling", title }, "move.b": { source: "ruling", title } } as const;
    const book = "### move.a\n\nSo it is.\n\n### move.b\n\nThe printed rules are silent.\n";
    expect(unexplained(book, clauses, "en")).toEqual(["move.a"]);
  });

  test("is weighed by a paragraph that names it", () => {
    expect(weighsPrint("The printed rules leave this open.", "en")).toBe(true);
    expect(weighsPrint("La règle imprimée n’en dit rien.", "fr")).toBe(true);
    expect(weighsPrint("Le jeu imprimé ne la connaît pas.", "fr")).toBe(true);
    expect(weighsPrint("You move one piece.", "en")).toBe(false);
  });

  test("is listed for all rulings, and for other clauses of which a part is weighed", () => {
    expect(isListed("ruling", 0)).toBe(true);
    expect(isListed("printed", 1)).toBe(true);
    expect(isListed("printed", 0)).toBe(false);
    expect(isListed("platform", 0)).toBe(false);
  });
});
