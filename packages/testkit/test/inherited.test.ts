import { definePlugin } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { defineVariant, type OptionChange } from "@serpentarium/core/variant";
import { parseRulebook } from "@serpentarium/rulebook";
import { describe, expect, test } from "vitest";
import { conformanceChecks, inheritedCitations } from "../src/index.ts";
import { checkInheritedTexts } from "../src/inherited.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { mentionsNumber } from "../src/mentions-number.ts";
import { hoard } from "./fixtures/hoard/game.ts";
import { markdown, rulebook } from "./fixtures/hoard/rulebook-and-vector.ts";

const variant = (options: Readonly<Record<string, OptionChange>>, changes: object = {}) =>
  defineVariant(hoard, {
    id: "deep-hoard",
    version: "1.0.0",
    base: ">=0.0.0",
    options,
    ...changes,
  });

/** The base with its rulebook, in which the section of one clause has a given text. */
const baseWithSection = (id: string, en: string, fr = "Rien à dire de plus que cela.") => {
  const replaceSection = (text: string, words: string) =>
    parseRulebook(text.replace(new RegExp(`(### ${id}\n\n).*`), (_, heading: string) => heading + words));
  return {
    game: hoard,
    rulebook: { en: replaceSection(markdown.en, en), fr: replaceSection(markdown.fr, fr) },
  };
};

/** What a variant says that says nothing itself. */
const NOTHING = { rulebook: {} };

const LIMIT_OF_FIVE = variant({ limit: { default: 5 } });
const AFTER_THREE = baseWithSection(
  "end.limit",
  "After three holes without a find nobody wins: the game is a draw.",
  "Après 3 trous sans trésor personne ne gagne et la partie est nulle.",
);
const EXPECTED = [
  "end.limit: its section (en) is inherited, and mentions 3, a default of limit in the base but not here",
  "end.limit: its section (fr) is inherited, and mentions 3, a default of limit in the base but not here",
];

describe("an inherited section", () => {
  test("is reported if it mentions an old default, in words or in digits, and the option’s row cites it", () => {
    expect(checkInheritedTexts(AFTER_THREE, LIMIT_OF_FIVE, NOTHING)?.split("\n")).toEqual(EXPECTED);
  });

  test("is reported if it names the option", () => {
    const base = baseWithSection("turn.toss", "After 3 tosses at most; `limit` says how many.");
    expect(checkInheritedTexts(base, LIMIT_OF_FIVE, NOTHING)).toBe(
      EXPECTED[0]?.replace("end.limit", "turn.toss"),
    );
  });

  test("is accepted if the number means something else, or the default is unchanged", () => {
    expect(
      checkInheritedTexts(baseWithSection("turn.toss", "After 3 tosses at most."), LIMIT_OF_FIVE, NOTHING),
    ).toBeUndefined();
    expect(
      checkInheritedTexts(
        baseWithSection("end.limit", "`limit: 3` of 30, 1.3 or 3,000."),
        LIMIT_OF_FIVE,
        NOTHING,
      ),
    ).toBeUndefined();
    expect(checkInheritedTexts(AFTER_THREE, variant({ limit: { max: 8 } }), NOTHING)).toBeUndefined();
    expect(checkInheritedTexts(AFTER_THREE, variant({ cells: { default: 5 } }), NOTHING)).toBeUndefined();
  });

  test("is accepted if the variant has its own, or drops the clause", () => {
    const own = parseRulebook("### end.limit\n\nThree holes were too few; here there are five of them.\n");
    expect(
      checkInheritedTexts(AFTER_THREE, LIMIT_OF_FIVE, { rulebook: { en: own, fr: own } }),
    ).toBeUndefined();
    const without = variant({ limit: { default: 5 } }, { clauses: { "end.limit": null } });
    expect(checkInheritedTexts(AFTER_THREE, without, NOTHING)).toBeUndefined();
  });
});

describe("the words of an inherited clause", () => {
  const limit = { title: "Three holes: a draw", refusal: "Not after 3 holes." };
  const base = { game: hoard, rulebook, words: [{ language: "en", clauses: { "end.limit": limit } }] };

  test("are reported if they mention an old default", () => {
    expect(checkInheritedTexts(base, LIMIT_OF_FIVE, NOTHING)?.split("\n")).toEqual([
      "end.limit: its title (en) is inherited, and mentions 3, a default of limit in the base but not here",
      "end.limit: its refusal (en) is inherited, and mentions 3, a default of limit in the base but not here",
    ]);
  });

  test("are accepted if the variant has its own", () => {
    const own = { "end.limit": { title: "Five holes: a draw", refusal: "Not after 5 holes." } };
    const words = [{ language: "en", clauses: own }];
    expect(checkInheritedTexts(base, LIMIT_OF_FIVE, { rulebook: {}, words })).toBeUndefined();
  });
});

describe("an inherited text that cites", () => {
  const base = baseWithSection(
    "turn.toss",
    "As `limit` says, until [the end](#end.limit) of the game comes.",
  );

  test("a removed clause or option is reported", () => {
    const without = variant({}, { clauses: { "end.limit": null }, options: { limit: null } });
    expect(checkInheritedTexts(base, without, NOTHING)?.split("\n")).toEqual([
      "turn.toss: its section (en) is inherited, and cites end.limit, which is removed here",
      "turn.toss: its section (en) is inherited, and cites limit, which is removed here",
    ]);
    const own = parseRulebook("### turn.toss\n\nUntil nothing is left.\n");
    expect(checkInheritedTexts(base, without, { rulebook: { en: own } })).toBeUndefined();
  });

  test("a changed clause is listed with it", () => {
    const title = { en: "Five holes: a draw", fr: "Cinq trous : partie nulle" };
    const changed = variant({}, { clauses: { "end.limit": { source: "platform", title } } });
    expect(inheritedCitations(base, changed, NOTHING)).toEqual({ "end.limit": ["turn.toss"] });
    expect(inheritedCitations(base, variant({}), NOTHING)).toEqual({});
    const own = { rulebook: { en: parseRulebook("### end.limit\n\nFive holes make a draw.\n") } };
    expect(inheritedCitations(base, variant({}), own)).toEqual({ "end.limit": ["turn.toss"] });
  });
});

test("only numbers that no default contains any more are old, for counts and for defaults by seats", () => {
  const limit = (few: number, many: number): OptionField => ({
    kind: "integer",
    min: 1,
    max: 9,
    default: few,
    defaultBySeats: { 3: many },
  });
  const finds = (coins: number, bones: number): OptionField => ({
    kind: "counts",
    counts: { coins, bones },
    min: 0,
    max: 9,
  });
  const withFields = (fields: Readonly<Record<string, OptionField>>) => ({
    ...hoard,
    options: { ...hoard.options, fields: { ...hoard.options.fields, ...fields } },
  });
  const base = {
    ...baseWithSection("turn.toss", "Of `limit` and `finds`: 3, 4, 5, 1."),
    game: withFields({ finds: finds(4, 1), limit: limit(3, 5) }),
  };
  const find = (fields: Readonly<Record<string, OptionField>>) =>
    checkInheritedTexts(base, { ...base.game, options: withFields(fields).options }, NOTHING);
  expect(find({ finds: finds(2, 1), limit: limit(3, 5) })).toContain("mentions 4, a default of finds");
  expect(find({ finds: finds(1, 4), limit: limit(3, 5) })).toBeUndefined();
  expect(find({ finds: finds(4, 1), limit: limit(5, 3) })).toBeUndefined();
  expect(find({ finds: finds(4, 1), limit: limit(3, 3) })).toContain("mentions 5, a default of limit");
});

test.each([
  ["en", 7, "a pile of Seven or more", true],
  ["en", 7, "seventeen, twenty-seven, 17, 7.5", false],
  ["en", 1000, "after 1,000 turns", true],
  ["fr", 1000, "après 1\u00a0000 tours", true],
  ["fr", 10, "dix-neuf ou 10,5", false],
  ["fr", 60, "Soixante coups", true],
  ["en", 1, "one 11", false],
  ["en", 100, "100.", true],
] as const)("%s: whether %i is mentioned in “%s”: %s", (language, number, text, expected) => {
  expect(mentionsNumber(text, number, language)).toBe(expected);
});

test("conformance merges the rulebooks, and reports inherited texts", () => {
  const plugin = definePlugin(LIMIT_OF_FIVE, []);
  const own = {
    en: parseRulebook(
      "## Options\n\n| Option | Default |\n| --- | --- |\n| `cells` | 4 |\n| `limit` | 5 |\n",
    ),
  };
  const checks = conformanceChecks(plugin, { laws: [], rulebook: own, base: AFTER_THREE });
  const problems = checks
    .filter(({ group }) => KIT_WORDS.format(group) === "rulebook")
    .map(({ name, run }) => `${KIT_WORDS.format(name)}: ${run()?.split("\n")[0] ?? "ok"}`);
  expect(problems).toMatchInlineSnapshot(`
    [
      "one section per clause, in order, none too short (en): ok",
      "each sentence of a clause names its examples (en): ok",
      "every option with its default (en): ok",
      "numbers that options set are placeholders (en): ok",
      "the position of the notation chapter is valid (en): ok",
      "no inherited text names a default that has changed, or something removed: end.limit: its section (en) is inherited, and mentions 3, a default of limit in the base but not here",
    ]
  `);
});
