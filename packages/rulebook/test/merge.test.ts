import { describe, expect, test } from "vitest";
import { mergeRulebook } from "../src/index.ts";

describe("the rulebook of a variant", () => {
  const base = [
    "# Base\n\nIt begins.\n\n",
    "## Material\n\n### a.one\n\nOne.\n\n### a.two\n\nTwo.\n\n",
    "## Turn\n\nA turn.\n\n### b.one\n\nThree.\n\n```text\n### not.a-heading\n```\n\n",
    "## Notation\n\nAs follows.\n",
  ].join("");

  test("is that of its base where its own is empty", () => {
    expect(mergeRulebook(base, "", ["a.one", "a.two", "b.one"])).toBe(base);
  });
  test("has one kind of line end, whatever those of its files", () => {
    const windows = (text: string): string => text.replaceAll("\n", "\r\n");
    const own = "### a.one\n\nOwn.\n";
    const merged = mergeRulebook(base, own, ["a.one", "a.two", "b.one"]);
    expect(mergeRulebook(windows(base), windows(own), ["a.one", "a.two", "b.one"])).toBe(merged);
    expect(mergeRulebook(base, windows(own), ["a.one", "a.two", "b.one"])).toBe(merged);
  });

  test("has its own introduction and sections, in the order of its clauses", () => {
    const own = "# Mine\n\n### b.one\n\nOther.\n\n### b.two\n\nNew.\n\n";
    expect(mergeRulebook(base, own, ["a.one", "a.two", "b.one", "b.two"])).toBe(
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
    expect(mergeRulebook(base, own, ["a.one"])).toBe(
      "# Base\n\nIt begins.\n\n## Material\n\n### a.one\n\nOne.\n\n## Options\n\nMine.\n\n## Notation\n\nAs follows.\n",
    );
  });

  test("replaces a chapter without clauses by its own of the same title", () => {
    const before = "## At a glance\n\nLong ago.\n\n";
    const text = base.replace("## Material", `${before}## Material`);
    const own = "## At a glance\n\nToday.\n\n### a.two\n\nOther.\n\n## Turn\n\n### b.zero\n\nNew.\n\n";
    expect(mergeRulebook(text, own, ["a.one", "a.two", "b.zero"])).toBe(
      [
        "# Base\n\nIt begins.\n\n## At a glance\n\nToday.\n\n",
        "## Material\n\n### a.one\n\nOne.\n\n### a.two\n\nOther.\n\n",
        "## Turn\n\n### b.zero\n\nNew.\n\n## Notation\n\nAs follows.\n",
      ].join(""),
    );
  });

  test("keeps a chapter whose first clause is removed", () => {
    expect(mergeRulebook(base, "", ["a.two", "b.one"])).toBe(base.replace("### a.one\n\nOne.\n\n", ""));
  });

  test("keeps chapters whose clauses are removed, before the next remaining clause", () => {
    const text = base.replace("### a.two", "## Tiles\n\n### a.two");
    expect(mergeRulebook(text, "", ["b.one"])).toBe(
      text.replace("### a.one\n\nOne.\n\n", "").replace("### a.two\n\nTwo.\n\n", ""),
    );
  });

  test("recognises a heading with trailing spaces", () => {
    const text = base.replace("### a.one\n", "### a.one \t\n");
    expect(mergeRulebook(text, "", ["a.one", "a.two", "b.one"])).toBe(text);
    expect(mergeRulebook(text, "", ["a.two", "b.one"])).toBe(base.replace("### a.one\n\nOne.\n\n", ""));
  });

  test("has no section for a clause that neither rulebook has", () => {
    expect(mergeRulebook(base, "", ["a.one", "c.none", "a.two", "b.one"])).toBe(base);
  });
});
