import { defineVariant } from "@serpentarium/core/variant";
import { coverageOf, formatRulebook, parseRulebook } from "@serpentarium/rulebook";
import { describe, expect, test } from "vitest";
import { baseOf, games, packageOf } from "../src/lib/registry/games.ts";
import {
  mergeVariantRulebook,
  rulebookOf,
  rulebookText,
  variantRulebookOf,
  withNumbers,
} from "../src/lib/rulebook/variant-rulebook.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { base, baseText, misere, ownText } from "./fixtures/misere.ts";

describe("the rulebook of a variant", () => {
  const based = { game: base, sections: parseRulebook(baseText) };
  const own = { game: misere, sections: parseRulebook(ownText) };
  const book = mergeVariantRulebook(based, own, "en");
  const text = formatRulebook(book.sections);

  test("has its own front matter and introduction, then all clauses in order, inherited or its own", () => {
    expect(text).toMatch(/^---\ntitle: Misère\n---\n\nIt begins otherwise\.\n/);
    expect(text.match(/^###? .*$/gm)).toEqual([
      "## Playing",
      "### place.free",
      "### place.corner",
      "## The end",
      "### end.line",
      "### end.full",
      "## Notation",
    ]);
    expect(text).toContain("Three in a line lose.");
    expect(text).not.toContain("Three in a line win.");
    expect(text).not.toContain("Crosses mark first.");
  });

  test("marks clauses as added, changed in text or title, or the same", () => {
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

  test("treats a copy of the base's section as the same", () => {
    const copied =
      ownText + baseText.slice(baseText.indexOf("### place.free"), baseText.indexOf("## The end"));
    const { clauses } = mergeVariantRulebook(based, { game: misere, sections: parseRulebook(copied) }, "en");
    expect(clauses.get("place.free")).toBe("same");
  });

  test("has its own numbers in what it inherits, which then is changed", () => {
    const game = defineVariant(base, {
      id: "longer",
      version: "1.0.0",
      base: "^1.0.0",
      options: { marks: { default: 7 } },
    });
    const sections = parseRulebook(
      baseText.replace("Three in a line win.", "{marks.default :spellout} in a line win, of {marks.max}."),
    );
    const longer = mergeVariantRulebook({ game: base, sections }, { game, sections: [] }, "en");
    expect(formatRulebook(longer.sections)).toContain("Seven in a line win, of 9.");
    expect(longer.clauses.get("end.line")).toBe("changed");
    expect(longer.clauses.get("place.free")).toBe("same");
  });

  test("marks a chapter in which only the title of a clause differs", () => {
    const game = { ...base, clauses: { ...base.clauses, "end.full": misere.clauses["end.full"] } };
    const { chapters, clauses } = mergeVariantRulebook(based, { game, sections: [] }, "en");
    expect([...clauses.values()]).toEqual(["same", "same", "same", "changed"]);
    expect(chapters.get("The end")).toBe("changed");
    expect(chapters.get("Playing")).toBe("same");
  });
});

describe("on this site", () => {
  const all = Object.values(games).flatMap((plugin) =>
    LANGUAGES.map((language) => ({ plugin, id: plugin.game.id, language })),
  );

  test.for(all)(
    "$id in $language has a merged rulebook if and only if its base is on the site",
    ({ plugin, ...at }) => {
      const book = variantRulebookOf(at.id, at.language);
      expect(book !== undefined).toBe(baseOf(plugin) !== undefined);
      if (!book) return;
      expect([...book.clauses.keys()]).toEqual(Object.keys(plugin.game.clauses));
      expect([...book.clauses.values()].some((standing) => standing !== "same")).toBe(true);
    },
  );

  test.for(all)("$id in $language has numbers in place of all placeholders", ({ id, language }) => {
    expect(rulebookText(packageOf(id), language)).not.toMatch(/\{\w+\.\w+/);
  });

  test.for(all)("$id in $language shows no mark of a sentence", ({ id, language }) => {
    const found = packageOf(id);
    expect(rulebookText(found, language)).not.toContain("{/*");
    expect(formatRulebook(rulebookOf(found, language))).not.toContain("{/*");
    // the text of which the page has its description
    const body = "### end.full\n\nTwo. {/* 1 */} At most {seats.max}. {/* none: a number */}";
    expect(withNumbers(found, language, body)).toMatch(/^### end\.full\n\nTwo\. At most \d\.$/);
  });

  test.for(all)(
    "$id in $language has a section for each clause, in their order, and no others",
    ({ plugin, ...at }) => {
      const sections = rulebookOf(packageOf(at.id), at.language);
      const ids = Object.keys(plugin.game.clauses);
      expect(coverageOf(sections, ids)).toEqual({ missing: [], unknown: [] });
      expect(sections.flatMap(({ kind, title }) => (kind === "clause" ? [title] : []))).toEqual(ids);
    },
  );
});
