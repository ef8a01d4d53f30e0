import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { hasRulebook, rulebookFile } from "../src/lib/rulebook/find-rulebook.ts";

/** Finds the rulebook of a package with some rulebooks, whose author writes German first. */
function found(languages: readonly string[], reader: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "rulebook-"));
  mkdirSync(join(folder, "rulebook"));
  for (const tag of languages) writeFileSync(join(folder, "rulebook", `${tag}.mdx`), "");
  const book = { folder, plugin: { words: [{ language: "de" }] } };
  const file = rulebookFile(book, reader);
  expect(hasRulebook(book)).toBe(languages.length > 0);
  rmSync(folder, { recursive: true });
  return file === undefined ? undefined : basename(file);
}

test("a rulebook is that of the reader, or else of the author, or else in English", () => {
  expect(found(["de", "en", "fr"], "fr")).toBe("fr.mdx");
  expect(found(["de", "en"], "fr")).toBe("de.mdx");
  expect(found(["de"], "en")).toBe("de.mdx");
  expect(found(["en"], "fr")).toBe("en.mdx");
  expect(found([], "en")).toBe(undefined);
});
