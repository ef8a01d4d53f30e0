import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { defineGame, definePlugin } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { describe, expect, test } from "vitest";
import { conformanceChecks, wordsOf } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { LAWS } from "../src/laws.ts";
import { placeOf, sourcesIn } from "../src/words-files.ts";
import plugin, { hoard } from "./fixtures/hoard/game.ts";
import en from "./fixtures/hoard/words/en.json" with { type: "json" };
import teaching from "./fixtures/hoard/words/en.teaching.json" with { type: "json" };

/** Writes the files of a package, as JSON. Returns its folder. */
function packageWith(files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content, null, 2));
  }
  return folder;
}

/** The checks of the words of the hoard, with more files than its own in English. */
function checksWith(files: Readonly<Record<string, object>>) {
  const source = { "words/en.json": en, "words/en.teaching.json": teaching };
  const folder = packageWith({ ...source, ...files });
  const checks = conformanceChecks(plugin, { folder, laws: [] }).filter(
    ({ group }) => KIT_WORDS.format(group) === "words",
  );
  const place = `${relative(process.cwd(), folder)}/`;
  return checks.map(({ name, isToDo = false, run }) => ({
    name: KIT_WORDS.format(name),
    isToDo,
    problems: run()?.replaceAll(place, "").split("\n") ?? [],
  }));
}

const problemsWith = (files: Readonly<Record<string, object>>): readonly string[] =>
  checksWith(files).flatMap(({ problems }) => problems);

test("a message has a line, also where its keys have dots or occur before", () => {
  const clauses = { "end.all": { title: "All" }, end: { one: { title: "One" } } };
  const teaching = { language: "en", examples: { first: "Look" } };
  const folder = packageWith({
    "words/en.json": { language: "en", title: "Game", clauses },
    "words/en.teaching.json": teaching,
  });
  const placesOf = (ids: readonly string[]) =>
    sourcesIn(folder, "en", "en").flatMap((source) =>
      ids.map((id) => placeOf(source, id).replace(/.*words\//, "")),
    );
  expect(placesOf(["title", "clauses.end.all.title", "clauses.end.one.title", "examples.first"])).toEqual([
    "en.json:3",
    "en.json:6",
    "en.json:10",
    "the words in en",
    "the words in en",
    "the words in en",
    "the words in en",
    "en.teaching.json:4",
  ]);
});

describe("the checks of words", () => {
  test("accept a translation, and list what it lacks as something to do", () => {
    const checks = checksWith({
      "words/de.json": { language: "de", events: { dug: "Feld {$cell} ist offen." } },
    });
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    const toDo = checks.filter(({ isToDo }) => isToDo).map(({ name }) => name);
    expect(toDo).toEqual([
      expect.stringMatching(/^\d\d messages are missing in de: title, phases\.bury\.title, /),
    ]);
  });

  test("list of a regional language only what the language itself lacks", () => {
    const checks = checksWith({
      "words/pt.json": { ...en, language: "pt" },
      "words/pt-BR.json": { language: "pt-BR" },
    });
    const toDo = checks.filter(({ isToDo, name }) => isToDo && name.includes(" in pt-BR: "));
    expect(toDo).toEqual(
      checks
        .filter(({ name }) => name.includes(" in pt: "))
        .map((one) => ({ ...one, name: one.name.replace("in pt:", "in pt-BR:") })),
    );
    expect(toDo).toHaveLength(1);
  });

  test("find nothing to do in a whole translation", () => {
    const checks = checksWith({
      "words/de.json": { ...en, language: "de" },
      "words/de.teaching.json": { ...teaching, language: "de" },
    });
    expect(checks.filter(({ isToDo }) => isToDo)).toEqual([]);
  });

  test.each([
    ["a message that the source has not", { title2: "?" }, "title2: the words in en have no such message"],
    [
      "another placeholder",
      { events: { dug: "{$place}" } },
      "events.dug: has the placeholder $place, which the source has not",
    ],
    [
      "a function that does not exist",
      { events: { dug: "{$cell :cell}" } },
      "events.dug: there is no function :cell",
    ],
    ["a syntax error", { events: { dug: "{$cell" } }, "events.dug: Missing"],
    [
      "no case for other values",
      { events: { dug: ".input {$cell :integer} .match $cell 1 {{}}" } },
      "events.dug: missing-fallback",
    ],
    ["straight quotation marks", { title: '"Schatz"' }, 'title: quotation marks other than „…“: ""Schatz""'],
  ])("find %s", (_, words, problem) => {
    const problems = problemsWith({ "words/de.json": { language: "de", ...words } });
    expect(problems).toEqual([expect.stringMatching(/^words\/de\.json:\d+: /)]);
    expect(problems[0]).toContain(problem);
  });

  test("find a message about nothing that the game has", () => {
    const words = {
      ...en,
      clauses: { ...en.clauses, "dig.deep": { title: "Deep" } },
      phases: { ...en.phases, over: { title: "End" } },
    };
    expect(problemsWith({ "words/en.json": words })).toEqual([
      expect.stringMatching(
        /^words\/en\.json:\d+: clauses\.dig\.deep\.title: the game has nothing of this name$/,
      ),
    ]);
  });

  test("find a sentence of the overview that no page shows", () => {
    const overview = { aim: "Dig up the treasure.", steps: { "4": "Dig once more." } };
    expect(problemsWith({ "words/en.json": { ...en, overview } })).toEqual([
      expect.stringContaining("overview.steps.4: the game has nothing of this name"),
    ]);
  });

  test("find what an overview lacks", () => {
    const words = { ...en, overview: { aim: "Dig up the treasure.", material: "Sand and a coin." } };
    const folder = packageWith({ "words/en.json": words, "words/en.teaching.json": teaching });
    const laws = LAWS.filter(({ id }) => id === "texts");
    const problems = conformanceChecks(plugin, { folder, laws }).map(({ run }) => run());
    expect(problems.join("\n")).toContain(
      "no words have overview.steps.1, overview.steps.2, overview.steps.3",
    );
  });

  test("find typography in cases and between placeholders, not in the syntax", () => {
    const events = {
      dug: ".input {$cell :integer} .match $cell 1 {{Case {$cell} : vide}} * {{Case {$cell}\u00a0: vide}}",
      tossed: ".input {$coin :string} .match $coin heads {{l'un}} * {{l’autre}}",
    };
    expect(problemsWith({ "words/fr.json": { language: "fr", events } })).toEqual([
      expect.stringContaining('events.dug: a space that can break before high punctuation: "Case … : vide"'),
      expect.stringContaining('events.tossed: a straight apostrophe: "l\'un"'),
    ]);
  });
});

describe("the words of a game", () => {
  const german = { language: "de", events: { dug: "Feld {$cell} ist offen." } };
  const folder = packageWith({
    "words/en.json": en,
    "words/de.json": german,
    "words/de-CH.json": { language: "de-CH", title: "Schatz" },
  });

  test("are in the language of the author first, and then in each other one", () => {
    expect(wordsOf(plugin, { folder }).all.map(({ words }) => words.language)).toEqual(["en", "de", "de-CH"]);
  });

  test("fall back along the tag, then to the author’s language, and to those of core", () => {
    const { words } = wordsOf(plugin, { folder }).in("de-CH");
    expect(words.text("title")).toBe("Schatz");
    expect(words.text("events.dug", { cell: 2 })).toBe("Feld 2 ist offen.");
    expect(words.text("events.tired")).toBe("No treasure: a draw.");
    expect(words.text("outcome.draw")).toBe("Unentschieden");
  });

  test("say what a message lacks, with its file and line", () => {
    const de = wordsOf(plugin, { folder }).in("de");
    const place = relative(process.cwd(), folder);
    expect(de.problemOf({ id: "events.dug", data: { cell: 1 } })).toBeUndefined();
    expect(de.problemOf({ id: "events.dug" })).toBe(
      `(de) ${place}/words/de.json:4: events.dug gets no value for $cell`,
    );
    expect(de.problemOf({ id: "events.none" })).toBe("(de) needs events.none, which no words have");
    expect(de.problemOf({ id: "scene.contents", data: { name: { id: "none" }, contents: "" } })).toBe(
      "(de) needs none, which no words have",
    );
    expect(de.problemOf("")).toBe("(de) is empty");
    expect(de.problemOf("{cell}")).toBe('(de) contains "{cell}": {cell}');
  });

  test("are not those of the current folder where it is another package", () => {
    expect(wordsOf(plugin).own.map(({ folder: own }) => own)).toEqual([undefined, undefined]);
  });

  test("of a draft may lack anything but values", () => {
    const { clauses: _, ...definition } = hoard.definition;
    const draft = definePlugin(defineGame(definition), [], [german]);
    const [words] = wordsOf(draft).all;
    expect(words.problemOf({ id: "events.none" })).toBeUndefined();
    expect(words.problemOf({ id: "events.dug" })).toContain("gets no value for $cell");
  });

  test("of a variant are its own, before those of its base in all languages", () => {
    const variant = defineVariant(hoard, { id: "deep", version: "1.0.0", base: ">=0.0.0" });
    const deep = { language: "en", title: "Deep hoard" };
    const own = packageWith({
      "package.json": { dependencies: { hoard: "*", left: "*" } },
      "words/en.json": deep,
      "node_modules/hoard/package.json": { serpentarium: { games: ["hoard"] } },
      "node_modules/hoard/words/en.json": en,
      "node_modules/hoard/words/fr.json": {
        language: "fr",
        title: "Magot",
        events: { found: "Trouvé\u00a0!" },
      },
      "node_modules/left/package.json": {},
    });
    const words = wordsOf(definePlugin(variant, [], [deep, en]), { folder: own });
    expect(words.own).toHaveLength(1);
    expect(words.base).toHaveLength(2);
    const french = words.in("fr").words;
    expect(french.text("events.found")).toBe("Trouvé\u00a0!");
    // the title of the base would be wrong
    expect(french.text("title")).toBe("Deep hoard");
  });
});
