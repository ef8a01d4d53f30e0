import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { languagesIn } from "@serpentarium/core/words/node";
import { po } from "gettext-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const ENGLISH = {
  language: "en",
  title: "Pebbles",
  clauses: {
    "take.two": { title: "Two at most", refusal: "{$count :integer} pebbles are too many." },
    "take.one": { title: "One at least" },
  },
};
const TEACHING = { language: "en", examples: { "take.two": { "1": "Look at the last two." } } };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serpentarium-"));
  put("package.json", { name: "pebbles", type: "module" });
  put("words/en.json", ENGLISH);
  put("words/en.teaching.json", TEACHING);
});

const pathOf = (name: string): string => join(folder, name);

function put(name: string, content: object | string): void {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), typeof content === "string" ? content : JSON.stringify(content));
}

const get = (name: string): unknown => JSON.parse(readFileSync(pathOf(name), "utf8"));

const words = (...args: readonly string[]) => runProgram(["words", folder, ...args]);

/** Writes the PO file of a language anew, and returns its text. */
async function written(language: string, ...args: readonly string[]): Promise<string> {
  put("out.po", "");
  const file = pathOf(`${language}-${Math.random()}.po`);
  const { code, errors } = await words("--to", language, "--write", file, ...args);
  expect(errors).toBe("");
  expect(code).toBe(0);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Translates entries of a PO file by id, as an editor does: they are no longer fuzzy. Reads it back. */
async function readWith(text: string, texts: Readonly<Record<string, string>>, language = "de") {
  const file = po.parse(text);
  for (const [id, translation] of Object.entries(texts)) {
    for (const entry of Object.values(file.translations[id] ?? {})) {
      entry.msgstr = [translation];
      delete entry.comments?.flag;
    }
  }
  put("filled.po", po.compile(file).toString());
  return words("--to", language, "--read", pathOf("filled.po"));
}

const GERMAN = {
  title: "Kiesel",
  "clauses.take.two.title": "Höchstens zwei",
  "clauses.take.two.refusal":
    '.input {$count :integer} .match $count one {{Ein Kiesel ist "zu viel".}} * {{{$count} sind zu viele.}}',
  "clauses.take.one.title": "Mindestens einer",
  "examples.take.two.1": "Die letzten zwei:\\\\ sieh hin.",
};

describe("the report", () => {
  test("names what is missing, unknown and faulty, by file, code 1", async () => {
    put("words/de.json", {
      language: "de",
      clauses: {
        "take.two": { title: "Zwei", refusal: "{$number} sind zu viele." },
        "take.ten": { title: "Zehn" },
      },
    });
    const { code, output } = await words("--to", "de");
    expect(output).toBe(`words/de.json
  2 messages are missing:
    title
    clauses.take.one.title
  1 message is not in the source:
    clauses.take.ten.title
  1 message has a mistake:
    clauses.take.two.refusal: has the placeholder $number, which the source has not
words/de.teaching.json
  1 message is missing:
    examples.take.two.1
`);
    expect(code).toBe(1);
  });

  test("asks a regional language only for what the language itself lacks", async () => {
    put("words/pt.json", { ...ENGLISH, language: "pt" });
    const { output } = await words("--to", "pt-br");
    expect(output).toBe(`words/pt-BR.json: complete
words/pt-BR.teaching.json
  1 message is missing:
    examples.take.two.1
`);
  });

  test("is complete with a rulebook, code 0, and speaks the language of the reader", async () => {
    put("words/de.json", { ...ENGLISH, language: "de" });
    put("words/de.teaching.json", { ...TEACHING, language: "de" });
    put("rulebook/en.mdx", "Rules");
    const lacking = await words("--to", "de", "--language", "fr");
    expect(lacking.output).toMatch(/^rulebook\/de\.mdx\u00A0: absent$/m);
    expect(lacking.code).toBe(1);
    put("rulebook/de.mdx", "Regeln");
    const { code, output } = await words("--to", "de");
    expect(output).toBe(`words/de.json: complete
words/de.teaching.json: complete
rulebook/de.mdx: present
`);
    expect(code).toBe(0);
  });

  test("has the files of all parts of the words", async () => {
    put("words/en.pages.json", { language: "en", pages: { home: "Home" } });
    put("words/de.json", { ...ENGLISH, language: "de" });
    const { output } = await words("--to", "de");
    expect(output.match(/^words.*/gm)).toEqual([
      "words/de.json: complete",
      "words/de.pages.json",
      "words/de.teaching.json",
    ]);
  });
});

describe("a PO file", () => {
  test("brings a new language, in the order of the source", async () => {
    const { code, output, errors } = await readWith(await written("de"), GERMAN);
    expect(errors).toBe("");
    expect(output).toBe("5 translations read.\n");
    expect(code).toBe(0);
    expect(get("words/de.json")).toEqual({
      language: "de",
      title: GERMAN.title,
      clauses: {
        "take.two": {
          title: GERMAN["clauses.take.two.title"],
          refusal: GERMAN["clauses.take.two.refusal"],
        },
        "take.one": { title: GERMAN["clauses.take.one.title"] },
      },
    });
    expect(readFileSync(pathOf("words/de.json"), "utf8")).toMatch(/^\{\n {2}"language": "de",\n {2}"title"/);
    expect(get("words/de.teaching.json")).toEqual({
      language: "de",
      examples: { "take.two": { "1": GERMAN["examples.take.two.1"] } },
    });
    expect((await words("--to", "de")).code).toBe(0);
    expect(languagesIn(folder)).toEqual(["de", "en"]);
    expect(await written("de")).toBe("");
  });

  test("fills gaps of a language, keeps all else, and leaves out what is empty", async () => {
    put("words/de.json", {
      language: "de",
      clauses: { "take.one": { title: "Einer" }, "take.ten": { title: "Zehn" } },
    });
    const text = await written("de");
    expect(text).not.toContain('"clauses.take.one.title"');
    await readWith(text, { title: "Kiesel" });
    expect(get("words/de.json")).toEqual({
      language: "de",
      title: "Kiesel",
      clauses: { "take.one": { title: "Einer" } },
      "clauses.take.ten.title": "Zehn",
    });
    expect(existsSync(pathOf("words/de.teaching.json"))).toBe(false);
  });

  test("has all messages with --all", async () => {
    await readWith(await written("de"), GERMAN);
    const { translations } = po.parse(await written("de", "--all"));
    expect(translations["title"]?.["Pebbles"]).toMatchObject({ msgstr: ["Kiesel"] });
    expect(Object.keys(translations)).toHaveLength(Object.keys(GERMAN).length + 1);
  });

  test("tells what a message is for, its placeholders, and what other languages say", async () => {
    put("words/fr.json", { language: "fr", title: "Galets" });
    const text = await written("pt-BR");
    expect(text).toMatch(/^"Language: pt_BR\\n"$/m);
    expect(text).toContain(`#: words/en.json
#. Refusal: why the rule “Two at most” forbids an action
#. $count: a number
msgctxt "clauses.take.two.refusal"
`);
    expect(text).toContain('#. The title of the game\n#. fr: Galets\nmsgctxt "title"\n');
  });

  test("tells what is on the board of an example, a picture and a task, and from where words come", async () => {
    const file = pathOf("ssserpent.po");
    await runProgram(["words", "ssserpent", "--to", "nl", "--write", file, "--language", "de"]);
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(
      /\n#\. Regeln: A bite needs the longer line\n#\. Stellung: move:red .*\n#\. Gespielt: ESS\n#\. Stellung danach: .*\nmsgctxt "examples\.attack\.line\.1"\n/,
    );
    expect(text).toMatch(/\n#\. Abgelehnt: e6\nmsgctxt "examples\.place\.apple\.3"\n/);
    expect(text).toMatch(
      /\n#\. Stellung: .*\n#\. Gespielt: SE\nmsgctxt "pictures\.eat-your-own-colour\.caption"\n/,
    );
    expect(text).toMatch(
      /\n#\. Warum ein Versuch der Aufgabe „The first apple“ misslingt\n#\. Stellung: .*\n#\. Gespielt: S\nmsgctxt "lesson\.first-apple\.mistakes\.1"\n/,
    );
    expect(text).toMatch(/\n#\. \$by: ein Wort aus „colours“.*\n.*\n.*\nmsgctxt "events\.apple-placed"\n/);
    expect(text).toMatch(/\n#\. Ein Wort in anderen Sätzen.*\n#\. \$form: .*\nmsgctxt "colours\.red"\n/);
  });
});

describe("a translation of an older message", () => {
  beforeEach(async () => {
    await readWith(await written("de"), GERMAN);
    put("words/en.json", { ...ENGLISH, title: 'The "pebbles"' });
  });

  test("is reported, and handed out as fuzzy with the older message", async () => {
    const { code, output } = await words("--to", "de");
    expect(output).toContain(
      "words/de.json\n  1 message was translated from an older text:\n    title\nwords/de.teaching.json: complete\n",
    );
    expect(code).toBe(1);
    const text = await written("de");
    expect(text).toContain(`#, fuzzy
#| msgid "Pebbles"
msgctxt "title"
msgid "The \\"pebbles\\""
msgstr "Kiesel"
`);
    const unchanged = await readWith(text, {});
    expect(unchanged.output).toBe("0 translations read.\n1 translation is marked as fuzzy, and left out.\n");
    expect((await words("--to", "de")).code).toBe(1);
    await readWith(text, { title: "Die „Kiesel“" });
    expect((await words("--to", "de")).code).toBe(0);
  });

  test("is up to date with --accept", async () => {
    expect((await words("--to", "de", "--accept")).output).toBe("5 translations are up to date.\n");
    expect((await words("--to", "de")).code).toBe(0);
  });

  test("stays one where the message has changed while it was translated", async () => {
    const text = await written("de");
    put("words/en.json", { ...ENGLISH, title: "Stones" });
    await readWith(text, { title: "Die „Kiesel“" });
    expect(get("words/de.json")).toMatchObject({ title: "Die „Kiesel“" });
    expect((await words("--to", "de")).output).toContain("from an older text:\n    title\n");
  });

  test("counts as current where nothing is known of it, from then on", async () => {
    put("words/fr.json", { language: "fr", title: "Les galets" });
    const text = await written("fr");
    expect(text).not.toContain('msgctxt "title"');
    await readWith(text, { "clauses.take.one.title": "Un au moins" }, "fr");
    put("words/en.json", ENGLISH);
    expect((await words("--to", "fr")).output).toContain("from an older text:\n    title\n");
  });
});

describe("what cannot be read", () => {
  test("is told with its id, and all else is read, code 1", async () => {
    put("words/de.json", { language: "de", title: "Kiesel" });
    const text = `${await written("de", "--all")}\nmsgctxt "gone"\nmsgid "Gone"\nmsgstr "Weg"\n`;
    const { code, output } = await readWith(text, {
      title: "{$title",
      "clauses.take.one.title": "Mindestens einer",
      "clauses.take.two.refusal": "{$number} sind zu viele.",
      "clauses.take.two.title": "{$count :foo}",
    });
    expect(output).toMatch(/^1 translation read\.\n {2}4 translations are refused:\n {4}title: /);
    expect(output).toContain("    clauses.take.two.title: there is no function :foo\n");
    expect(output).toContain(
      "    clauses.take.two.refusal: has the placeholder $number, which the source has not\n",
    );
    expect(output).toContain("    gone: the source has no such message\n");
    expect(code).toBe(1);
    expect(get("words/de.json")).toEqual({
      language: "de",
      title: "Kiesel",
      clauses: { "take.one": { title: "Mindestens einer" } },
    });
  });

  test.each([
    ["a file that is missing", undefined, "cannot be read (ENOENT)"],
    ["a file that is no PO file", "{}", "out.po: "],
    ["another language", 'msgid ""\nmsgstr "Language: fr_CA\\n"\n', "out.po is in fr-CA, not in de"],
  ])("%s is a usage error", async (_, content, message) => {
    const file = pathOf("out.po");
    if (content !== undefined) put("out.po", content);
    const { code, errors } = await words("--to", "de", "--read", file);
    expect(errors).toContain(message);
    expect(code).toBe(2);
    expect(languagesIn(folder)).toEqual(["en"]);
  });

  test("a PO file that is there is not written over", async () => {
    put("out.po", "mine");
    const { code, errors } = await words("--to", "de", "--write", pathOf("out.po"));
    expect(errors).toContain("exists: read it first");
    expect(code).toBe(2);
    expect(readFileSync(pathOf("out.po"), "utf8")).toBe("mine");
  });

  test("a file of words or of what they were made from that is broken is named, and stays", async () => {
    put("words/de.json", "{");
    const { code, errors } = await words("--to", "de", "--accept");
    expect(errors).toContain(pathOf("words/de.json"));
    expect(code).toBe(1);
    put("words/de.json", { language: "de" });
    put("translated.json", { de: "title" });
    expect((await words("--to", "de", "--accept")).errors).toContain(pathOf("translated.json"));
    expect(get("translated.json")).toEqual({ de: "title" });
  });

  test.each([
    [[], "--to is missing"],
    [["--to", "?"], "--to: expected a tag"],
    [["--to", "en"], "--to: en is the language of the author"],
    [["--to", "de", "--accept", "--read", "de.po"], "expected one of --write, --read and --accept"],
  ])("%j is a usage error", async (args, message) => {
    const { code, errors } = await words(...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  test("a package without words is a usage error", async () => {
    const empty = mkdtempSync(join(tmpdir(), "serpentarium-"));
    const { code, errors } = await runProgram(["words", empty, "--to", "de"]);
    expect(errors).toContain(`${empty} has no words in en: expected a file words/en.json`);
    expect(code).toBe(2);
  });
});

test("the source is the language of the author", async () => {
  put("package.json", {
    ...{ name: "drei-gewinnt", type: "module", exports: "./index.js" },
    serpentarium: { contract: CONTRACT_VERSION, games: ["tic-tac-toe"] },
  });
  const german = {
    language: "de",
    title: "Drei gewinnt",
    clauses: { "place.free": { refusal: "{$cell} ist belegt." } },
  };
  put("words/de.json", german);
  put(
    "index.js",
    `import plugin from ${JSON.stringify(TIC_TAC_TOE)};
export default { ...plugin, words: [${JSON.stringify(german)}] };`,
  );
  expect((await words("--to", "de")).errors).toContain("de is the language of the author");
  expect((await words("--to", "en")).output).toContain(
    "  1 message is missing:\n    clauses.place.free.refusal\n",
  );
  const text = await written("en");
  expect(text).toContain('msgid "{$cell} ist belegt."');
  await readWith(text, { "clauses.place.free.refusal": "{$cell} is taken." }, "en");
  expect(get("words/en.json")).toMatchObject({ clauses: { "place.free": { refusal: "{$cell} is taken." } } });
});
