import { join } from "node:path";
import { messagesById } from "@serpentarium/core/words";
import { formatRulebook, parseRulebook, sectionsByClause } from "@serpentarium/rulebook";
import { REVIEW_PATH } from "@serpentarium/rulebook/node";
import { describe, expect, test } from "vitest";
import { findTargetPackages } from "../src/packages.ts";
import {
  formatProseMutant,
  measureRulebook,
  problemsOf,
  sampleProse,
  toProseTable,
} from "../src/prose/measure.ts";
import { applyMutant, findProseMutants, KINDS, turnAllWords } from "../src/prose/mutators.ts";
import {
  checksWith,
  findRulebooks,
  mutantsOf,
  proseFiles,
  type RulebookTarget,
} from "../src/prose/rulebooks.ts";

const ROOT = join(import.meta.dirname, "../..");
const targets = await findRulebooks(ROOT);

/** The texts in which each mutant of a text results, by kind. */
function mutatedTexts(file: string, text: string): Readonly<Record<string, readonly string[]>> {
  const numbers = new Map([
    ["size.default", 9],
    ["size.max", 15],
  ]);
  const mutants = findProseMutants(file, text, numbers);
  const textsOf = (kind: string): readonly string[] =>
    mutants.filter((mutant) => mutant.kind === kind).map((mutant) => applyMutant(text, mutant));
  return Object.fromEntries(mutants.map(({ kind }) => [kind, textsOf(kind)]));
}

test("mutates words, numbers and placeholders of a rulebook, not its code, links and comments", () => {
  expect(
    mutatedTexts(
      "rulebook/en.mdx",
      "### move.two\n\nNot `not` [the head](#not.first) {/* not */}{size.default}.\n",
    ),
  ).toEqual({
    negations: ["### move.two\n\n`not` [the head](#not.first) {/* not */}{size.default}.\n"],
    numbers: [
      "### move.two\n\nNot `not` [the head](#not.first) {/* not */}10.\n",
      "### move.two\n\nNot `not` [the head](#not.first) {/* not */}{size.max}.\n",
    ],
    parts: [
      "### move.two\n\nNot `not` [the tail](#not.first) {/* not */}{size.default}.\n",
      "### move.two\n\nNot `not` [the apple](#not.first) {/* not */}{size.default}.\n",
    ],
    "sentence deleted": ["### move.two\n\n\n"],
  });
});

test("deletes and swaps sentences, items and cells", () => {
  expect(mutatedTexts("rulebook/de.short.md", "Setz. {/* 1 */} Zieh! Fertig\n")).toEqual({
    "sentence deleted": ["Zieh! Fertig\n", "Setz. {/* 1 */} Fertig\n", "Setz. {/* 1 */} Zieh!\n"],
    "sentences swapped": ["Zieh! Setz. {/* 1 */} Fertig\n", "Setz. {/* 1 */} Fertig Zieh!\n"],
  });
  expect(mutatedTexts("rulebook/fr.short.md", "1. a\n2. b\n")["items swapped"]).toEqual(["1. b\n2. a\n"]);
  expect(mutatedTexts("rulebook/es.mdx", "| a | b |\n| --- | --- |\n| `c|d` | |\n")["cells swapped"]).toEqual(
    ["| b | a |\n| --- | --- |\n| `c|d` | |\n"],
  );
});

test("mutates the messages of words, not their placeholders and keys", () => {
  const file = (message: string): string => `{\n  "language": "en",\n  "no": "${message}"\n}\n`;
  expect(mutatedTexts("words/en.json", file("Only {$no} and two."))["numbers"]).toEqual([
    file("Only {$no} and three."),
  ]);
  const plural = ".input {$count :integer} .match $count one {{{$count} may}} * {{may {$one}}}";
  expect(mutatedTexts("words/en.json", file(plural))["negations"]).toEqual([
    file(plural.replace("may}}", "may not}}")),
    file(plural.replace("{{may", "{{may not")),
  ]);
});

/** The clauses and other entries whose text differs in a file. */
function changedEntries({ files, plugin }: RulebookTarget, file: string, after: string): ReadonlySet<string> {
  const before = files.get(file) ?? "";
  const { kind } = /\.(?<kind>short|teaching)\./.exec(file)?.groups ?? {};
  const isChanged = <T>([name, text]: readonly [string, T], old: ReadonlyMap<string, T>) =>
    text !== old.get(name);
  if (file.endsWith(".md")) return new Set(before === after ? [] : ["short"]);
  if (file.endsWith(".mdx")) {
    const textsOf = (text: string): ReadonlyMap<string, string> => {
      const sections = parseRulebook(text);
      const others = formatRulebook(sections.filter((section) => section.kind !== "clause"));
      return new Map([...sectionsByClause(sections)].map(([id, own]) => [id, own.text] as const)).set(
        "rulebook",
        others,
      );
    };
    const old = textsOf(before);
    return new Set([...textsOf(after)].filter((one) => isChanged(one, old)).map(([name]) => name));
  }
  const old = messagesById(JSON.parse(before));
  const changed = [...messagesById(JSON.parse(after))].filter((one) => isChanged(one, old)).map(([id]) => id);
  const { examples } = JSON.parse(files.get("rulebook/examples.json") ?? "{}");
  return new Set(
    changed.map((id) => {
      const clause = Object.keys(plugin.game.clauses).find((one) => id.startsWith(`clauses.${one}.`));
      const example = examples.find((one: { readonly id: string }) => id === `examples.${one.id}`);
      return clause ?? example?.clause ?? kind ?? "words";
    }),
  );
}

/** The clauses and other entries that the check of what was reviewed names. */
function namedEntries(target: RulebookTarget, file: string, text: string): ReadonlySet<string> {
  const check = checksWith(target, file, text).find(
    ({ name }) => typeof name !== "string" && "id" in name && name.id === "checks.reviewed",
  );
  return new Set(
    check
      ?.run()
      ?.split("\n")
      .map((line) => line.split(":")[0] ?? ""),
  );
}

test("finds the rulebooks of all games and variants", () => {
  const games = findTargetPackages(ROOT).filter(({ game }) => game);
  expect(targets.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  expect(targets.filter(({ base }) => base)).not.toHaveLength(0);
});

describe.each(targets)("$name", (target) => {
  const mutants = mutantsOf(target);

  test("no check fails without a mutant", () => {
    expect(problemsOf(target)).toEqual([]);
  });

  test.each(proseFiles(target))("every word turned into its opposite, in %s", (file, text) => {
    const turned = turnAllWords(file, text);
    expect(turned.count).toBeGreaterThan(0);
    const changed = changedEntries(target, file, turned.text);
    expect(changed.size).toBeGreaterThan(0);
    expect(namedEntries(target, file, turned.text)).toEqual(changed);
  });

  test.each(KINDS)("a sample of %s", (kind) => {
    const sample = sampleProse(
      mutants.filter((mutant) => mutant.kind === kind),
      2,
      "1",
    );
    expect(sample).toHaveLength(2);
    for (const mutant of sample) {
      const text = applyMutant(target.files.get(mutant.file) ?? "", mutant);
      const changed = changedEntries(target, mutant.file, text);
      expect(changed.size, formatProseMutant(mutant)).toBeGreaterThan(0);
      expect(namedEntries(target, mutant.file, text), formatProseMutant(mutant)).toEqual(changed);
    }
  });
});

test("without a record most mutants survive, and each is listed", () => {
  const [target] = targets;
  if (!target) throw new Error("no rulebook");
  const files = new Map([...target.files].filter(([file]) => file !== REVIEW_PATH));
  const result = measureRulebook({ ...target, files }, 20, "1");
  expect(result.survivors.length).toBeGreaterThan(10);
  expect(result.survivors.map(formatProseMutant)[0]).toMatch(
    /^(?:rulebook|words)\/\S+:\d+: [a-z ]+: ".*" → ".*"$/,
  );
  expect(toProseTable([result])).toMatch(
    new RegExp(`\\| ${target.name} \\| 20 of \\d+ \\|.* \\| ${result.survivors.length} \\|$`),
  );
});
