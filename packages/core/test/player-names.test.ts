import { expect, test } from "vitest";
import { createActor } from "xstate";
import { contextFromRecord, contextFromSnapshot } from "../src/context/index.ts";
import { createTable, unwrap } from "../src/index.ts";
import { recordOf } from "../src/match/index.ts";
import {
  createRecord,
  formatLink,
  isPlayerName,
  parseLink,
  parsePlayerName,
  parseRecord,
} from "../src/record/index.ts";
import { createTurnMachine } from "../src/turn/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { rotating } from "./fixtures/series.ts";

const machine = createTurnMachine(pebbles);
const table = createTable(pebbles);
const named = createRecord(pebbles, { table, names: ["Zoé O’Neill", ""], actions: [] });

test("a record and its link keep the names of the players", () => {
  expect(named.names).toEqual(["Zoé O’Neill", ""]);
  expect(unwrap(parseRecord(JSON.stringify(named)))).toEqual(named);
  expect(unwrap(parseLink(formatLink(named)))).toEqual(named);
});

test("a record of players without names has none", () => {
  expect(createRecord(pebbles, { table, names: ["", ""], actions: [] })).not.toHaveProperty("names");
});

test.each([
  "<b>",
  "{who}",
  "$&",
  " Ann",
  "a".repeat(41),
  "line\nfeed",
  "right-to-left\u202Eoverride",
  "\uFFA0",
])("a record refuses the name %j", (name) => {
  for (const result of [
    parseRecord({ ...named, names: [name] }),
    parseLink(formatLink({ ...named, names: [name] })),
  ])
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: "bad-record",
        message: { data: { problem: { data: { path: "names.0", expected: { id: "shape.types.name" } } } } },
      },
    });
});

/** Names as people write them, by what is special about them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "letters and marks": ["Zoé", "Zoé".normalize("NFD"), "Nguyễn", "Łukasz", "Ἀλέξανδρος", "李小龍", "さくら"],
  "letters and marks of many places": ["नेहा", "ประยุทธ์", "နီလာ", "လျှော့်", "བསྒྲུབས", "שָׁלוֹם", "مُحَمَّد", "김철수"],
  punctuation: ["’t Hooft", "O’Neill", "O'Brien", "Gal·la", "Jean-Paul", "J. R. R.", "¡Olé!", "Ann (Paris)"],
  "punctuation that programs use": ["Ann & Ben", "#1", "ann@home", "AC/DC", "“Ace”", "100 %", "Ann: Queen"],
  digits: ["Player 2", "7", "ⅣⅧ", "½"],
  emoji: ["Zoé 🐍", "🐍", "👩🏽‍⚕️", "👩‍💻 Ada", "🏳️‍🌈", "❤️‍🔥", "👨‍👩‍👧‍👦", "🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "☺︎"],
  joiners: ["علی‌رضا", "می‌نا", "क्‍ष", "ශ්‍රී", "രാജന്‍", "র‍্যাচেল", "क्‌ष"],
  "words of more letters than “bot”": ["Talbot", "Abbott", "Botho", "Robotham", "Bóthild"],
  "words of more letters than the name of a bot": ["Fortunata", "Argus Filch", "Regula", "Pythias"],
  "40 characters": ["a".repeat(40), "🐍".repeat(40), "नि".repeat(40), "👨‍👩‍👧‍👦".repeat(20)],
};

test.each(Object.entries(NAMES))("people are called by %s", (_, names) => {
  for (const name of names) {
    expect(isPlayerName(name), name).toBe(true);
    expect(unwrap(parsePlayerName(name))).toBe(name.normalize("NFC"));
    const record = createRecord(pebbles, { table, names: [name, ""], actions: [] });
    expect(unwrap(parseRecord(JSON.stringify(record)))).toEqual(record);
    expect(unwrap(parseLink(formatLink(record)))).toEqual(record);
  }
});

/** Texts that are no names, by why. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  "nothing to read": ["", " ", "...", "’", "\u0301"],
  "something to interpret": [
    "<b>",
    "{who}",
    "$&",
    "C\\",
    "&lt;",
    "&#60;",
    "javascript:alert(1)",
    "https://x.org",
  ],
  "too much": ["a".repeat(41), "🐍".repeat(41), "ᄀ".repeat(300), "क्".repeat(200), `${"🐍‍".repeat(5)}🐍`],
  "a pile of marks": [`Z${"\u0301".repeat(5)}`, `Z${"\u20DD".repeat(5)}`, `Ann${"\u0316\u093E".repeat(6)}`],
  "controls and other spaces": [" Ann", "line\nfeed", "a\u2028b", "a\u00A0b", "right-to-left\u202Eoverride"],
  "parts of characters": ["\uD800", "\u{1F1EB}", "\u{E0067}\u{E007F}", "A\uFE0F", "\u0301a"],
  "joiners that join nothing": [
    "A\u200Dn",
    "A\u200Cn",
    "Ann\u200D",
    "\u200D",
    "🐍\u200D",
    "🐍\u200C🐍",
    "क\u200Da",
  ],
  "joiners that change nothing": [
    "علی\u200C\u200Cرضا",
    "علی\u200C",
    "\u200Cعلی",
    "علی\u200C رضا",
    "1\u200D2",
  ],
};

test.each(Object.entries(REFUSED))("nobody is called by %s", (_, texts) => {
  for (const text of texts) {
    expect(isPlayerName(text), text).toBe(false);
    if (text !== "") expect(parseRecord({ ...named, names: [text] }).ok, text).toBe(false);
  }
});

test("nobody is called like a bot; a record that has such a name is still read", () => {
  const likeBots = [
    "Strong bot",
    "STRONG BOT 2",
    "Robot débutant",
    "le robot",
    "Bots",
    "bot-1",
    "bot2",
    "Pythia",
    "gula 2",
    "Argus B",
  ];
  const inDisguise = [
    "Ｓｔｒｏｎｇ ｂｏｔ",
    "Good bоt",
    "Good вот",
    "R0b0t",
    "Good bo\u0301t",
    "𝐛𝐨𝐭",
    "Good_bot",
    "Рythiа",
    "Fоrтunа",
    "-Gula-",
  ];
  for (const name of [...likeBots, ...inDisguise]) {
    expect(isPlayerName(name), name).toBe(false);
    expect(parsePlayerName(name)).toMatchObject({
      error: { code: "bad-name", message: { id: "failures.bad-name.bot" } },
    });
    expect(parseRecord({ ...named, names: [name] }).ok).toBe(true);
  }
});

test("a typed name is composed, with one space between its words", () => {
  expect(unwrap(parsePlayerName("\u2003Zoe\u0301\u00A0\u00A0 🐍 "))).toBe("Zoé 🐍");
  expect(parsePlayerName("<b>")).toMatchObject({ ok: false, error: { code: "bad-name" } });
});

test("long texts are refused without a look at their characters", () => {
  expect(isPlayerName("a".repeat(10_000_000))).toBe(false);
});

test("a platform that cannot tell characters apart has the same limit for most names", () => {
  const { Segmenter } = Intl;
  try {
    Reflect.deleteProperty(Intl, "Segmenter");
    for (const name of ["🐍".repeat(40), "é".normalize("NFD").repeat(40)])
      expect(isPlayerName(name)).toBe(true);
    expect(isPlayerName("a".repeat(41))).toBe(false);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("no name has a character that is not drawn, of all that Unicode has, or turns the text around", () => {
  const isDrawn = /^[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u;
  const accepted: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (isDrawn.test(character)) continue;
    for (const name of [character, `A${character}n`, `Ann${character}`])
      if (isPlayerName(name)) accepted.push(`${name} U+${code.toString(16)}`);
  }
  expect(accepted).toEqual([]);
});

test("a match has the names of its record, of its snapshot, and through a series", () => {
  expect(recordOf(pebbles, unwrap(contextFromRecord(pebbles, named))).names).toEqual(["Zoé O’Neill", ""]);

  const series = createActor(machine, { input: { table, plan: rotating(2), names: ["Ann", "Ben", "Cid"] } });
  series.start();
  series.send({ type: "end", reason: "resign", seat: 0 });
  series.send({ type: "next" });
  const stored = JSON.parse(JSON.stringify(series.getPersistedSnapshot()));
  expect(unwrap(contextFromSnapshot(pebbles, stored)).names).toEqual(["Ann", "Ben"]);
  stored.context.names = ["<b>", ""];
  expect(contextFromSnapshot(pebbles, stored)).toMatchObject({ error: { code: "bad-snapshot" } });
});
