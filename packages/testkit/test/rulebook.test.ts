import { definePlugin } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { parseRulebook } from "@serpentarium/rulebook";
import { describe, expect, test } from "vitest";
import {
  checkNotationSample,
  checkRulebook,
  checkRulebookTypography,
  conformanceChecks,
  findTypographyError,
  formatDefault,
} from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { checkOptionTable } from "../src/option-table.ts";
import { clauses } from "./fixtures/hoard/events.ts";
import plugin, { hoard, hoardWith } from "./fixtures/hoard/game.ts";
import { everyKind } from "./fixtures/hoard/options.ts";
import { markdown, rulebook } from "./fixtures/hoard/rulebook-and-vector.ts";

const linesOf = (found: string | undefined): string[] => found?.split("\n") ?? [];

test.each(["en", "fr"] as const)("a valid rulebook passes (%s)", (language) => {
  const text = markdown[language];
  expect(checkRulebook(clauses, parseRulebook(text))).toBeUndefined();
  expect(checkOptionTable(hoard, parseRulebook(text))).toBeUndefined();
  expect(checkNotationSample(hoard, parseRulebook(text))).toBeUndefined();
});

test.each(["en", "fr"] as const)("a valid rulebook with the line ends of Windows passes (%s)", (language) => {
  const text = markdown[language].replaceAll("\n", "\r\n");
  expect(checkRulebook(clauses, parseRulebook(text))).toBeUndefined();
  expect(checkOptionTable(hoard, parseRulebook(text))).toBeUndefined();
  expect(checkNotationSample(hoard, parseRulebook(text))).toBeUndefined();
  expect(checkRulebookTypography(parseRulebook(text), language)).toBeUndefined();
});

describe("the lines of a variant’s rulebook", () => {
  const options = { cells: { default: 5 } };
  const own = {
    en: parseRulebook(
      "---\ntitle: Deep hoard\n---\n\n## Options\n\n| Option | Default |\n| --- | --- |\n| `cells` | 6 |\n| `limit` | 3 |\n",
    ),
    fr: parseRulebook(
      "---\ntitle: Magot profond\n---\n\n### dig.fresh\n\nChaque joueur creuse à son tour une case où personne n’a creusé : une seule à la fois, jamais deux.\n\n### dig.deep\n\nProfond.\n",
    ),
  };
  const variant = defineVariant(hoard, {
    id: "deep-hoard",
    version: "1.0.0",
    base: ">=0.0.0",
    options,
  });
  const problems = conformanceChecks(definePlugin(variant, plugin.examples), {
    rulebook: own,
    base: { game: hoard, rulebook },
  })
    .filter(({ group }) => KIT_WORDS.format(group) === "rulebook")
    .map(({ run }) => run());

  test.each([
    "cells: line 9 gives the default 6, not 5",
    'line 7: a space that can break before high punctuation: "e n’a creusé : une seule à"',
    "cells: an inherited line gives the default 4, not 5",
    "dig.deep: a section, but no clause (line 9)",
  ])("are those of its own file: %s", (problem) => {
    expect(problems).toContainEqual(expect.stringContaining(problem));
  });
});

/** The number of the last line that starts with some text. */
const lineOf = (text: string, start: string): number =>
  text.split("\n").findLastIndex((line) => line.startsWith(start)) + 1;

describe("the sections of a rulebook", () => {
  const whole = markdown.en;
  test.each([
    ["dig.fresh: no section", whole.replace("### dig.fresh", "## dig.fresh")],
    ["dig.stale: a section, but no clause (line @)", whole.replace("dig.fresh", "dig.stale")],
    ["turn.toss: two sections (line @)", whole.replace("### end.found", "### turn.toss")],
    [
      "turn.toss: an empty section (line @)",
      whole.replace(/(### turn.toss)[^#]*### no heading\n```\n/, "$1\n\n"),
    ],
    [
      "turn.toss: a section of only 3 words, expected 10 or more (line @)",
      whole.replace(/(### turn.toss)[^#]*### no heading\n```\n/, "$1\n\nSee there, above.\n"),
    ],
    [
      "turn.toss: not in the order of the clauses (line @)",
      whole.replace("dig.fresh", "@").replace("turn.toss", "dig.fresh").replace("@", "turn.toss"),
    ],
  ])("%s", (what, text) => {
    const heading = `### ${what.split(":")[0]}`;
    expect(linesOf(checkRulebook(clauses, parseRulebook(text)))).toContain(
      what.replace("@", `${lineOf(text, heading)}`),
    );
  });
});

describe("the table of options", () => {
  const whole = markdown.fr;
  const find = (text: string): string[] => linesOf(checkOptionTable(hoard, parseRulebook(text)));
  const line = whole.split("\n").findIndex((text) => text.includes("| `cells`")) + 1;

  test.each([
    [
      "no table of options for cells, limit: expected one with a row per option, its name and its default first",
      "",
    ],
    ["limit: no row", whole.replace(/^\| `limit`.*\n/m, "")],
    [`holes: a row, but no option (line ${line + 1})`, whole.replace("`limit`", "`holes`")],
    [`cells: two rows (line ${line + 1})`, whole.replace("`limit` |", "`cells` |")],
    [
      `limit: not in the order of the options (line ${line})`,
      whole.replace(/(\| `cells`.*\n)(.*\n)/, "$2$1"),
    ],
    [`cells: line ${line} gives the default 5, not 4`, whole.replace("`cells` | 4", "`cells` | 5")],
    [`cells: line ${line} gives the default null, not 4`, whole.replace("`cells` | 4", "`cells` | `null`")],
    [`cells: line ${line} gives the default , not 4`, whole.replace("`cells` | 4", "`cells` |")],
  ])("%s", (what, text) => {
    expect(find(text)).toContain(what);
  });

  test("may have its header in any language", () => {
    expect(find(whole.replace("| Option", "| Opción"))).toEqual([]);
  });

  test("is not expected for a game without options", () => {
    const none = { seats: hoard.seats, options: { ...hoard.options, fields: {} } };
    expect(checkOptionTable(none, parseRulebook("## Playing"))).toBeUndefined();
    expect(linesOf(checkOptionTable(none, parseRulebook(whole)))).toEqual([
      `cells: a row, but no option (line ${line})`,
      `limit: a row, but no option (line ${line + 1})`,
    ]);
  });

  test("formats counts by kind, and defaults by number of seats", () => {
    const game = { seats: hoard.seats, options: everyKind };
    const { cells, limit, finds, soil } = everyKind.fields;
    expect([cells, limit, finds, soil].map((field) => formatDefault(game, field))).toEqual([
      "4",
      "3 (2 players), 5 (3 players)",
      "coins: 4, bones: 1",
      "sand (2 players), clay (3 players)",
    ]);
    const rows = [
      "| Option | Défaut |",
      "| --- | --- |",
      "| `cells` | 4 |",
      "| `limit` | 3 (2\u00a0joueurs), 5 (3\u00a0joueurs) |",
      "| `finds` | `coins: 4, bones: 1` |",
      "| `soil` | `sand` (2 joueurs), `clay` (3 joueurs) |",
    ].join("\n");
    expect(checkOptionTable(game, parseRulebook(rows))).toBeUndefined();
    expect(linesOf(checkOptionTable(game, parseRulebook(rows.replace("bones: 1", "bones: 2"))))).toEqual([
      "finds: line 5 gives the default coins: 4, bones: 2, not coins: 4, bones: 1",
    ]);
    expect(linesOf(checkOptionTable(game, parseRulebook(rows.replace("`sand` (2", "`sand` (4"))))).toEqual([
      "soil: line 6 gives the default sand (4 joueurs), clay (3 joueurs), not sand (2 players), clay (3 players)",
    ]);
  });
});

describe("the position of the notation chapter", () => {
  const whole = markdown.en;
  const line = whole.split("\n").indexOf("dig:2 3 .X..") + 1;
  const shown = (text: string): string => whole.replace("dig:2 3 .X..", text);
  const capital = hoardWith({
    formatPosition: (position) => hoard.formatPosition(position).replace("X", "x"),
  });

  test.each([
    [
      `line ${line}: dig:2 3 .XX. is not accepted: expected a text like dig:2 3 .xX.`,
      hoard,
      shown("dig:2 3 .XX."),
    ],
    [`line ${line}: dig:2 3 .X.. is formatted as dig:2 3 .x..`, capital, whole],
    [
      `line ${lineOf(whole, "## Notation")}: the chapter Notation has no position: expected a block \`\`\`text of one line`,
      hoard,
      whole.replace("```text", "```"),
    ],
    [
      `line ${lineOf(whole, "## Notation")}: the chapter Notation has no position: expected a block \`\`\`text of one line`,
      hoard,
      shown("dig:2 3 .X..\ndig:2 3 .X.."),
    ],
  ])("%s", (what, game, text) => {
    expect(checkNotationSample(game, parseRulebook(text))).toBe(what);
  });

  test("may be one for more than the minimum number of seats", () => {
    expect(checkNotationSample(hoard, parseRulebook(shown("dig:3 3 .X..")))).toBeUndefined();
  });
  test("is expected only if the chapter exists", () => {
    expect(
      checkNotationSample(hoard, parseRulebook(whole.replace("## Notation", "## Annexe"))),
    ).toBeUndefined();
    expect(
      checkNotationSample(hoard, parseRulebook(shown("nonsense").replace("## Notation", "## Annexe"))),
    ).toBeUndefined();
  });
});

describe("French typography", () => {
  const whole = markdown.fr;
  const line = whole.split("\n").findIndex((text) => text.startsWith("Il y a")) + 1;
  const SLIPS = [
    ["Voyez l'autre.", 'a straight apostrophe: "Voyez l\'autre."'],
    ["Et ceci : cela.", 'a space that can break before high punctuation: "Et ceci : cela."'],
    ["Qui va là ?", 'a space that can break before high punctuation: "Qui va là ?"'],
    ["(quoi !)", 'a space that can break before high punctuation: "(quoi !)"'],
    ["Attention!", 'no space before high punctuation: "Attention!"'],
    ["On prend {n}: c’est tout.", 'no space before high punctuation: "On prend {n}: c’est tout."'],
    ["Voir `end.limit`; fin.", 'no space before high punctuation: "Voir …; fin."'],
    ["« Oui\u00a0».", 'no no-break space after «: "« Oui\u00a0»."'],
    ["«\u00a0Oui ».", 'a space that can break before high punctuation: "«\u00a0Oui »."'],
  ] as const;

  test("is accepted if correct", () => {
    expect(checkRulebookTypography(parseRulebook(whole), "fr")).toBeUndefined();
    for (const correct of [
      "Non\u00a0: c’est «\u00a0non\u00a0»\u202f!",
      "`a : b ; d'c`",
      "12:30, https://serpentarium.example",
      "| :--- | ---: |",
      ":::note",
      "```text\nc'est : ici\n```",
    ]) {
      expect(checkRulebookTypography(parseRulebook(correct), "fr"), correct).toBeUndefined();
    }
  });

  test.each(SLIPS)("is checked in a rulebook: %s", (words, message) => {
    const text = whole.replace(/^Il y a .*$/m, words);
    expect(checkRulebookTypography(parseRulebook(text), "fr")).toBe(`line ${line}: ${message}`);
  });

  test("is checked in the front matter", () => {
    expect(checkRulebookTypography(parseRulebook("---\ntitle: Magot : règles\n---"), "fr")).toMatch(
      /^line 2: a space that can break/,
    );
  });
});

test.each([
  ["Das ist „gut“.", undefined],
  ['Das ist "gut".', 'quotation marks other than „…“: "Das ist "gut"."'],
  ["Das ist “gut”.", 'quotation marks other than „…“: "Das ist “gut”."'],
  ["Das ist „gut”.", 'quotation marks other than „…“: "Das ist „gut”."'],
  ["Hab's.", 'a straight apostrophe: "Hab\'s."'],
])("German typography: %s", (text, error) => {
  expect(findTypographyError(text, "de-AT")).toBe(error);
});

test("the quotation marks of YAML are not those of the title", () => {
  expect(checkRulebookTypography(parseRulebook('---\ntitle: "Der Hort"\n---'), "de")).toBeUndefined();
  expect(checkRulebookTypography(parseRulebook('---\ntitle: "Der “Hort”"\n---'), "de")).toMatch(
    /^line 2: quotation marks/,
  );
});

test("a package without rulebook files lacks all sections, in the language of its author", () => {
  const [check] = conformanceChecks(plugin, { laws: [], rulebook: {} }).filter(
    ({ group }) => KIT_WORDS.format(group) === "rulebook",
  );
  expect(check?.name).toEqual({ id: "checks.sections", data: { language: "en" } });
  expect(linesOf(check?.run())).toEqual(Object.keys(clauses).map((id) => `${id}: no section`));
});

test("conformance checks the rulebook in each language, and its typography", () => {
  const wrong = {
    en: parseRulebook(markdown.en.replace("| 4 |", "| 5 |")),
    fr: parseRulebook(
      markdown.fr.replace("### dig.fresh", "### dig").replace("l’on", "l'on").replace("dig:2", "dug:2"),
    ),
  };
  const checks = conformanceChecks(plugin, { laws: [], rulebook: wrong });
  const named = checks.filter(({ group }) => KIT_WORDS.format(group) === "rulebook");
  expect(
    named.map(({ name, run }) => `${KIT_WORDS.format(name)}: ${run()?.split("\n")[0] ?? "ok"}`),
  ).toMatchInlineSnapshot(`
    [
      "one section per clause, in order, none too short (en): ok",
      "each sentence of a clause names its examples (en): ok",
      "every option with its default (en): cells: line 52 gives the default 5, not 4",
      "numbers that options set are placeholders (en): ok",
      "the position of the notation chapter is valid (en): ok",
      "one section per clause, in order, none too short (fr): dig.fresh: no section",
      "each sentence of a clause names its examples (fr): ok",
      "every option with its default (fr): ok",
      "numbers that options set are placeholders (fr): ok",
      "the position of the notation chapter is valid (fr): line 61: dug:2 3 .X.. is not accepted: expected a text like dig:2 3 .xX.",
      "quotation marks, apostrophes and spaces are those of the language (fr): line 3: a straight apostrophe: "s voici, et l'on n’en dit p"",
    ]
  `);
});
