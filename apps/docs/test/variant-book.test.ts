import { LANGUAGES } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { baseOf, games } from "../src/lib/games.ts";
import { variantBook, variantBookOf } from "../src/lib/variant-book.ts";
import { base, baseText, misere, ownText } from "./fixtures/misere.ts";

describe("the rulebook of a variant", () => {
  const book = variantBook({ game: base, text: baseText }, { game: misere, text: ownText });

  test("is its own front matter and introduction, then the clauses in order, the base's where it has none", () => {
    expect(book.text).toMatch(/^---\ntitle: Misère\n---\n\nIt begins otherwise\.\n/);
    expect(book.text.match(/^###? .*$/gm)).toEqual([
      "## Playing",
      "### place.free",
      "### place.corner",
      "## The end",
      "### end.line",
      "### end.full",
      "## Notation",
    ]);
    expect(book.text).toContain("Three in a line lose.");
    expect(book.text).not.toContain("Three in a line win.");
    expect(book.text).not.toContain("Crosses mark first.");
  });

  test("marks what is new, what is changed in words or only in the clause, and what is as it was", () => {
    expect([...book.clauses]).toEqual([
      ["place.free", "same"],
      ["place.corner", "added"],
      ["end.line", "changed"],
      ["end.full", "changed"],
    ]);
  });

  test("marks the chapters in which something differs", () => {
    expect([...book.chapters]).toEqual([
      ["Playing", "changed"],
      ["The end", "changed"],
      ["Notation", "same"],
    ]);
  });

  test("takes a section that is a copy of the base's for the same", () => {
    const copied =
      ownText + baseText.slice(baseText.indexOf("### place.free"), baseText.indexOf("## The end"));
    const { clauses } = variantBook({ game: base, text: baseText }, { game: misere, text: copied });
    expect(clauses.get("place.free")).toBe("same");
  });

  test("marks a chapter in which only the title of a clause differs", () => {
    const game = { ...base, clauses: { ...base.clauses, "end.full": misere.clauses["end.full"] } };
    const { chapters, clauses } = variantBook({ game: base, text: baseText }, { game, text: "" });
    expect([...clauses.values()]).toEqual(["same", "same", "same", "changed"]);
    expect(chapters.get("The end")).toBe("changed");
    expect(chapters.get("Playing")).toBe("same");
  });

  test("takes a title in a block of code for code", () => {
    const fenced = `${baseText}\n\`\`\`text\n## Not a title\n\`\`\`\n`;
    const { chapters } = variantBook({ game: base, text: fenced }, { game: misere, text: ownText });
    expect([...chapters.keys()]).toEqual(["Playing", "The end", "Notation"]);
  });
});

describe("on this site", () => {
  const all = Object.values(games).flatMap((plugin) =>
    LANGUAGES.map((language) => ({ plugin, id: plugin.game.id, language })),
  );

  test.for(all)(
    "$id in $language has a book of differences just if its base is here",
    ({ plugin, ...at }) => {
      const book = variantBookOf(at.id, at.language);
      expect(book !== undefined).toBe(baseOf(plugin) !== undefined);
      if (!book) return;
      expect([...book.clauses.keys()]).toEqual(Object.keys(plugin.game.clauses));
      for (const id of book.clauses.keys()) expect(book.text).toContain(`### ${id}\n`);
      expect([...book.clauses.values()].some((standing) => standing !== "same")).toBe(true);
    },
  );
});
