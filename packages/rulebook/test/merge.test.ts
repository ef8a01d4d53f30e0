import { describe, expect, test } from "vitest";
import { chooseLanguage, formatRulebook, mergeRulebook, mergeSections, parseRulebook } from "../src/index.ts";

const merge = (base: string, own: string, clauses: readonly string[]): string =>
  formatRulebook(mergeSections(parseRulebook(base), parseRulebook(own), clauses));

describe("the rulebook of a variant", () => {
  const base = [
    "# Base\n\nIt begins.\n\n",
    "## Material\n\n### a.one\n\nOne.\n\n### a.two\n\nTwo.\n\n",
    "## Turn\n\nA turn.\n\n### b.one\n\nThree.\n\n```text\n### not.a-heading\n```\n\n",
    "## Notation\n\nAs follows.\n",
  ].join("");

  test("is that of its base where its own is empty", () => {
    expect(merge(base, "", ["a.one", "a.two", "b.one"])).toBe(base);
  });
  test("has one kind of line end, whatever those of its files", () => {
    const windows = (text: string): string => text.replaceAll("\n", "\r\n");
    const own = "### a.one\n\nOwn.\n";
    const merged = merge(base, own, ["a.one", "a.two", "b.one"]);
    expect(merge(windows(base), windows(own), ["a.one", "a.two", "b.one"])).toBe(merged);
    expect(merge(base, windows(own), ["a.one", "a.two", "b.one"])).toBe(merged);
  });

  test("has its own introduction and sections, in the order of its clauses", () => {
    const own = "# Mine\n\n### b.one\n\nOther.\n\n### b.two\n\nNew.\n\n";
    expect(merge(base, own, ["a.one", "a.two", "b.one", "b.two"])).toBe(
      [
        "# Mine\n\n",
        "## Material\n\n### a.one\n\nOne.\n\n### a.two\n\nTwo.\n\n",
        "## Turn\n\nA turn.\n\n### b.one\n\nOther.\n\n### b.two\n\nNew.\n\n",
        "## Notation\n\nAs follows.\n",
      ].join(""),
    );
  });

  test("inherits a chapter of which it has only the heading", () => {
    const own = "## Options\n\nMine.\n\n## Notation\n";
    expect(merge(base, own, ["a.one"])).toBe(
      "# Base\n\nIt begins.\n\n## Material\n\n### a.one\n\nOne.\n\n## Options\n\nMine.\n\n## Notation\n\nAs follows.\n",
    );
  });

  test("replaces a chapter without clauses by its own of the same title", () => {
    const before = "## At a glance\n\nLong ago.\n\n";
    const text = base.replace("## Material", `${before}## Material`);
    const own = "## At a glance\n\nToday.\n\n### a.two\n\nOther.\n\n## Turn\n\n### b.zero\n\nNew.\n\n";
    expect(merge(text, own, ["a.one", "a.two", "b.zero"])).toBe(
      [
        "# Base\n\nIt begins.\n\n## At a glance\n\nToday.\n\n",
        "## Material\n\n### a.one\n\nOne.\n\n### a.two\n\nOther.\n\n",
        "## Turn\n\n### b.zero\n\nNew.\n\n## Notation\n\nAs follows.\n",
      ].join(""),
    );
  });

  test("keeps a chapter whose first clause is removed", () => {
    expect(merge(base, "", ["a.two", "b.one"])).toBe(base.replace("### a.one\n\nOne.\n\n", ""));
  });

  test("keeps chapters whose clauses are removed, before the next remaining clause", () => {
    const text = base.replace("### a.two", "## Tiles\n\n### a.two");
    expect(merge(text, "", ["b.one"])).toBe(
      text.replace("### a.one\n\nOne.\n\n", "").replace("### a.two\n\nTwo.\n\n", ""),
    );
  });

  test("recognises a heading with trailing spaces", () => {
    const text = base.replace("### a.one\n", "### a.one \t\n");
    expect(merge(text, "", ["a.one", "a.two", "b.one"])).toBe(text);
    expect(merge(text, "", ["a.two", "b.one"])).toBe(base.replace("### a.one\n\nOne.\n\n", ""));
  });

  test("has no section for a clause that neither rulebook has", () => {
    expect(merge(base, "", ["a.one", "c.none", "a.two", "b.one"])).toBe(base);
  });
});

describe("the languages of a rulebook", () => {
  const book = (...languages: readonly string[]) =>
    Object.fromEntries(languages.map((tag) => [tag, parseRulebook(`### a.one\n\nIn ${tag}.\n`)]));
  const textsIn = (base: readonly string[], own: readonly string[]) => {
    const merged = mergeRulebook(book(...base), Object.fromEntries(own.map((tag) => [tag, []])), ["a.one"]);
    return Object.entries(merged).map(([tag, sections]) => [tag, ...sections.map(({ text }) => text)]);
  };

  test("are those of the variant, or else of its base", () => {
    expect(textsIn(["de", "en", "fr"], ["en"])).toEqual([["en", "In en."]]);
    expect(textsIn(["de", "en"], [])).toEqual([
      ["de", "In de."],
      ["en", "In en."],
    ]);
    expect(textsIn([], ["en"])).toEqual([["en"]]);
  });

  test("fall back to more general ones, English, and any", () => {
    expect(textsIn(["en", "nl", "pt"], ["pt-BR"])).toEqual([["pt-BR", "In pt."]]);
    expect(textsIn(["de", "en"], ["fr"])).toEqual([["fr", "In en."]]);
    expect(textsIn(["de"], ["fr"])).toEqual([["fr", "In de."]]);
  });

  test("are chosen by those of the reader, then of the author", () => {
    expect(chooseLanguage(["en", "nl"], "fr", "nl")).toBe("nl");
    expect(chooseLanguage(["en", "fr"], "fr-CA", "nl")).toBe("fr");
    expect(chooseLanguage([], "fr")).toBeUndefined();
  });
});
