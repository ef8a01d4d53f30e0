import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messagesById } from "@serpentarium/core/words";
import { describe, expect, test } from "vitest";
import { translationProblem } from "../../../packages/testkit/src/translation.ts";
import { checkTypography } from "../../../packages/testkit/src/words-checks.ts";
import { SOURCE_LANGUAGE } from "../src/lib/links/links.ts";
import { LANGUAGES, OTHER_LANGUAGES } from "../src/lib/words/languages.ts";
import { readWords, siteFiles } from "../src/lib/words/words-files.ts";

const SITE = join(import.meta.dirname, "..");

/** The site’s own messages in a language, by id. */
const messagesIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readWords(siteFiles(language))
      .filter((words) => words.language === language)
      .flatMap((words) => [...messagesById(words)]),
  );

const source = messagesIn(SOURCE_LANGUAGE);
const code = globSync("{src,start}/**/*.{ts,tsx,astro}", { cwd: SITE })
  .map((file) => readFileSync(join(SITE, file), "utf8"))
  .join("\n");
const named = [...new Set(code.match(/(?<=["`])site\.[\w.-]*(?:\$\{[^}]+\}[\w.-]*)*(?=["`])/g))];
/** The ids that a string or a template of code may be. */
const patterns = named.map(
  (text) => new RegExp(`^${text.replaceAll(".", "\\.").replaceAll(/\$\{[^}]+\}/g, "[\\w-]+")}(?:\\.|$)`),
);

describe("the site’s own words", () => {
  test("are all those that its code names", () => {
    expect(named.length).toBeGreaterThan(250);
    const ids = [...source.keys()];
    expect(named.filter((_, i) => !ids.some((id) => patterns[i]?.test(id)))).toEqual([]);
  });

  test("are all used", () => {
    // the glossary lists its terms by their names
    const isUsed = (id: string): boolean => patterns.some((pattern) => pattern.test(id));
    expect([...source.keys()].filter((id) => !isUsed(id))).toEqual([]);
  });

  test.each(OTHER_LANGUAGES)("are there in %s, too", (language) => {
    expect([...messagesIn(language).keys()].sort()).toEqual([...source.keys()].sort());
  });

  test.each(LANGUAGES)("can be read, and have no other placeholders, in %s", (language) => {
    const problems = [...messagesIn(language)].flatMap(([id, message]) => {
      const problem = translationProblem(message, source.get(id) ?? "");
      return problem === undefined ? [] : [`${id}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  test.each(LANGUAGES)("have no typographic errors in %s", (language) => {
    const words = readWords(siteFiles(language)).filter((file) => file.language === language);
    const files = words.map((file) => ({ words: file, folder: SITE }));
    expect(checkTypography(files, language)).toBeUndefined();
  });
});
