import { readFileSync } from "node:fs";
import { type Clause, LANGUAGES, parseTable, type Text, unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { examples, ssserpent } from "../src/index.ts";
import { stepsOf } from "../src/material/serpent.ts";

const { clauses, options } = ssserpent;
const ids = Object.keys(clauses);
const rules: readonly Clause[] = Object.values(clauses);

const rulebooks: Text = {
  en: readFileSync(new URL("../rulebook/en.mdx", import.meta.url), "utf8"),
  fr: readFileSync(new URL("../rulebook/fr.mdx", import.meta.url), "utf8"),
};

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, part = ""]) => part);
const placeholders = (text: string): string[] => found(text, /(\{\w+\})/g).sort();

describe.each(LANGUAGES)("the rulebook in %s", (language) => {
  const rulebook = rulebooks[language];

  test("has one section a clause, in the order of the rules", () => {
    expect(found(rulebook, /^### (.+)$/gm)).toEqual(ids);
  });

  test("leaves no section empty", () => {
    const sections = rulebook.split(/^### .+$/m).slice(1);
    for (const section of sections)
      expect(section.replace(/^## .+$/gm, "").trim().length).toBeGreaterThan(80);
  });

  test("gives every option with its default", () => {
    const rows = found(rulebook, /^\| (`\w+` \| \w+) \|/gm);
    expect(rows).toEqual(
      Object.entries(options.fields).map(([name, field]) => `\`${name}\` | ${field.default}`),
    );
  });

  test("gives the steps of every length as the serpent makes them (move.steps)", () => {
    const rows = found(rulebook, /^\| (\d.* \| \d) \|$/gm).map((row) => row.match(/\d/g)?.map(Number) ?? []);
    const steps = rows.flatMap((row) => row.slice(0, -1).map((pieces) => [pieces, row.at(-1)]));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((pieces) => [pieces, stepsOf(pieces)]));
  });

  test("explains a position that can stand", () => {
    const [position = ""] = found(rulebook, /^```text\n(.+)\n```$/gm);
    const table = unwrap(parseTable(ssserpent));
    expect(ssserpent.formatPosition(unwrap(ssserpent.parsePosition(position, table)))).toBe(position);
  });
});

test("a refusal has the same placeholders in every language", () => {
  const refusals = rules.flatMap(({ refusal }) => refusal ?? []);
  for (const { en, fr } of refusals) expect(placeholders(fr)).toEqual(placeholders(en));
});

test("French keeps its apostrophes round and its high punctuation on the line", () => {
  const words = rules.flatMap(({ title, note, refusal }) => [title, note, refusal]);
  const captions = examples.map(({ caption }) => caption);
  const texts = [...words, ...captions, rulebooks].flatMap((text) => text?.fr ?? []);
  for (const text of texts) expect(text).not.toMatch(/\w'\w| [:;!?»](\s|$)|« /m);
});
