import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messagesById } from "@serpentarium/core/words";
import { expect, test } from "vitest";
import { OWN_FOLDER } from "../src/module-paths.ts";
import {
  chooseLanguage,
  createPageWords,
  inPreference,
  type LanguageWords,
  namedLanguages,
} from "../src/page/page-words.ts";
import { pageLanguages, readLanguage } from "../src/words.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };
import { createPackageFixture, workspacePackage } from "./package-fixture.ts";

const ids = (file: typeof en): readonly string[] => [...messagesById(file).keys()];

test("the own words have the same messages in each language, and each is used", () => {
  expect(ids(fr)).toEqual(ids(en));
  const sources = readdirSync(join(OWN_FOLDER, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(OWN_FOLDER, "src", name), "utf8"))
    .join("\n");
  const used = [...sources.matchAll(/["`](workshop\.[\w.-]*)(\$\{[\w.]+\})?["`]/g)].map(
    ([, id = "", placeholder]) => ({ id, isGroup: placeholder !== undefined }),
  );
  const isUsed = (id: string): boolean =>
    used.some((one) => (one.isGroup ? id.startsWith(one.id) : id === one.id));
  expect(ids(en).filter((id) => !isUsed(id))).toEqual([]);
  expect(used.filter(({ id, isGroup }) => !isGroup && !ids(en).includes(id))).toEqual([]);
});

const inLanguage = (language: string, ...games: readonly object[]): LanguageWords => ({
  game: games.map((messages) => [{ language, ...messages }]),
  platform: [],
});

test("what a variant lacks in a language is in that of its author, before what its base says in that of the reader", () => {
  const words = createPageWords("de", {
    own: inLanguage("de", { title: "Ring" }, { title: "Reihe", prompt: "Zieh in der Reihe", end: "Ende" }),
    source: inLanguage("en", { title: "Ring", prompt: "Move round" }, { prompt: "Move", over: "The end" }),
    platform: undefined,
  });
  expect(["title", "prompt", "end", "over"].map((id) => [words.text(id), words.languageOf({ id })])).toEqual([
    ["Ring", "de"],
    ["Move round", "en"],
    ["Ende", "de"],
    ["The end", "en"],
  ]);
});

test("words that only a plugin has come after those of files, and before those of the platform", () => {
  const platform = { game: [], platform: [{ language: "en", title: "Workshop", undo: "Undo" }] };
  const words = createPageWords("de", { own: undefined, source: undefined, platform }, [
    { language: "de", title: "Steine" },
  ]);
  expect([words.text("title"), words.text("undo")]).toEqual(["Steine", "Undo"]);
});

test("a page is in the first language that a reader wants and that it has", () => {
  const languages = ["de", "en", "pt"];
  expect(chooseLanguage(["pt-BR", "de"], languages)).toBe("pt");
  expect(chooseLanguage(["no such", "fr", "de-AT"], languages)).toBe("de");
  expect(chooseLanguage([], languages)).toBe("en");
});

test("titles are in the language of the reader, and otherwise in that of the author", () => {
  const files = ["de", "en", "pt"].map((language) => ({ language, title: language }));
  const languagesFor = (reader: string) => inPreference(files, reader).map(({ language }) => language);
  expect(languagesFor("pt-BR")).toEqual(["pt", "de"]);
  expect(languagesFor("fr")).toEqual(["de"]);
});

test("languages are listed by their own names, in alphabetical order", () => {
  expect(namedLanguages(["en", "es", "de", "fr", "ar"], "en")).toEqual([
    ["de", "Deutsch"],
    ["en", "English"],
    ["es", "español"],
    ["fr", "français"],
    ["ar", "العربية"],
  ]);
});

test("a new language needs only a file", () => {
  const { folder, write } = createPackageFixture();
  write("words/nl.json", JSON.stringify({ language: "nl", title: "Boter, kaas en eieren" }));
  expect(pageLanguages(folder)).toEqual(expect.arrayContaining(["nl", "en", "fr"]));
  expect(readLanguage("nl", folder).game).toEqual([[{ language: "nl", title: "Boter, kaas en eieren" }]]);
  expect(pageLanguages()).not.toContain("nl");
});

test("the words of a variant come with those of its base and of the platform", () => {
  const { game, platform } = readLanguage("fr", workspacePackage("pantarei-ring").folder);
  expect(game.map(([file]) => file?.["title"])).toEqual(["Pantareï\u00a0: l’anneau", "Pantareï"]);
  for (const group of ["workshop", "checks", "table", "live", "bots", "seat"])
    expect(
      platform.some((file) => group in file),
      group,
    ).toBe(true);
});
