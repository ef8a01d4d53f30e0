import { definePlugin } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { parseRulebook, type Rulebook } from "@serpentarium/rulebook";
import { expect, test } from "vitest";
import { type ConformanceOptions, conformanceChecks } from "../src/index.ts";
import plugin, { hoard } from "./fixtures/hoard/game.ts";
import { markdown, rulebook } from "./fixtures/hoard/rulebook-and-vector.ts";

/** The sentence of each clause, and its beginning in a report. */
const SENTENCE = "There is a word or two to be said about it, and here they are.";
const QUOTE = "“There is a word or two to be said about it, and here they a…”";

/** The problems of the sentences of a rulebook, by language. */
function problemsOf(
  books: Rulebook,
  { game, examples } = plugin,
  options: ConformanceOptions = {},
): Readonly<Record<string, string | undefined>> {
  const checks = conformanceChecks({ ...plugin, game, examples }, { ...options, laws: [], rulebook: books });
  return Object.fromEntries(
    checks.flatMap(({ name, run }) =>
      typeof name !== "string" && name.id === "checks.sentences"
        ? [[String(name.data?.["language"]), run()]]
        : [],
    ),
  );
}

/** The English rulebook with another mark after the sentence of a clause, or another sentence. */
function withMark(clause: string, mark: string): Rulebook {
  const section = `### ${clause}\n\n${SENTENCE}`;
  const pattern = new RegExp(`(${section}) \\{/\\*.*?\\*/\\}`);
  return { en: parseRulebook(markdown.en.replace(pattern, (_, before: string) => before + mark)) };
}

test("a rulebook in which each sentence names its examples passes", () => {
  expect(problemsOf(rulebook)).toEqual({ en: undefined, fr: undefined });
});

const NO_EXAMPLE = "end.limit.1: no sentence of end.limit names it";

test.each([
  [
    "without a mark",
    "",
    `${QUOTE}: name the examples that show it, as in {/* 1, 2 */}, or {/* none: why */}`,
  ],
  ["with an empty mark", " {/* */}", `${QUOTE}: the mark is empty`],
  ["with an empty reason", " {/* none: */}", `${QUOTE}: say why no example shows it`],
  ["with an unknown example", " {/* 7 */}", `${QUOTE}: there is no example end.limit.7`],
  ["with one of another clause", " {/* end.found.7 */}", `${QUOTE}: there is no example end.found.7`],
])("a sentence %s is reported", (_, mark, problem) => {
  expect(problemsOf(withMark("end.limit", mark)).en).toBe(`line 42: ${problem}\n${NO_EXAMPLE}`);
});

test("a sentence with a reason instead of examples passes, and an example that no sentence names is reported", () => {
  const books = withMark("end.limit", " {/* none: only people have patience */}");
  expect(problemsOf(books).en).toBe(NO_EXAMPLE);
  const examples = plugin.examples.filter(({ clause }) => clause !== "end.limit");
  expect(problemsOf(books, { ...plugin, examples }).en).toBeUndefined();
});

test("an example of another clause is shown only by a sentence of its own clause", () => {
  expect(problemsOf(withMark("end.limit", " {/* 1, end.found.1 */}")).en).toBeUndefined();
  expect(problemsOf(withMark("end.limit", " {/* end.found.1 */}")).en).toBe(NO_EXAMPLE);
});

test("each sentence of a section has its own mark", () => {
  expect(problemsOf(withMark("end.limit", " Then it is over. {/* 1 */}")).en).toBe(
    `line 42: ${QUOTE}: name the examples that show it, as in {/* 1, 2 */}, or {/* none: why */}`,
  );
});

test("a translation with another number of sentences is reported, with its clause", () => {
  const heading = "### end.limit\n\n";
  const longer = markdown.fr.replace(heading, `${heading}Non, non et non. `);
  expect(problemsOf({ ...rulebook, fr: parseRulebook(longer) })).toEqual({
    en: undefined,
    fr: "line 40, end.limit: 2 sentences, 1 in the original",
  });
  const shorter = withMark("end.limit", " {/* 1 */} Then it is over. {/* 1 */}");
  expect(problemsOf({ ...rulebook, ...shorter }).fr).toBe(
    "line 40, end.limit: 1 sentences, 2 in the original",
  );
});

test("of a variant, only its own sections are checked", () => {
  const game = defineVariant(hoard, { id: "deep-hoard", version: "1.0.0", base: ">=0.0.0" });
  const variant = definePlugin(game, plugin.examples);
  const unmarked = { en: parseRulebook(markdown.en.replaceAll(/ \{\/\*.*?\*\/\}/g, "")) };
  const base = { game: hoard, rulebook: unmarked };
  const section = `### end.limit\n\n${SENTENCE}`;
  const check = (text: string) =>
    problemsOf({ en: parseRulebook(text) }, { ...plugin, ...variant }, { base }).en;
  expect(check(`${section} {/* 1 */}\n`)).toBeUndefined();
  expect(check(`${section}\n`)).toBe(
    `line 3: ${QUOTE}: name the examples that show it, as in {/* 1, 2 */}, or {/* none: why */}\n${NO_EXAMPLE}`,
  );
});
