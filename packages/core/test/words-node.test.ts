import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWords } from "@serpentarium/core/words";
import { languageFallbacks, languagesIn, readWords, wordsFilesIn } from "@serpentarium/core/words/node";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "words-"));
  await mkdir(join(folder, "words"));
  const put = (name: string, data: unknown) =>
    writeFile(join(folder, "words", name), typeof data === "string" ? data : JSON.stringify(data));
  await put("en.json", { language: "en", title: "Title", only: { here: "Only in English" } });
  await put("en.teaching.json", { language: "en", examples: { first: "Look" } });
  await put("pt.json", { language: "pt", title: "Título" });
  await put("zh-hant.json", { language: "zh-Hant", title: "標題" });
  await put("de.json", "{");
  await put("it.json", { language: "it", title: 7 });
  await put("README.md", "no words");
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["pt-br", ["pt-BR", "pt"]],
  ["zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]],
  ["de-u-co-phonebk", ["de"]],
  ["sl-rozaj-x-a-b", ["sl-rozaj", "sl"]],
  ["no tag", []],
  ["", []],
])("the languages for a reader of %s", (language, expected) => {
  expect(languageFallbacks(language)).toEqual(expected);
});

test("the languages of a package are those of its files", () => {
  expect(languagesIn(folder)).toEqual(["de", "en", "it", "pt", "zh-Hant"]);
  expect(languagesIn(join(folder, "nowhere"))).toEqual([]);
  const paths = ["en.json", "en.teaching.json"].map((name) => join(folder, "words", name));
  expect(wordsFilesIn(folder).get("en")).toEqual(paths);
});

test("words fall back along the tag, then to the source", () => {
  const files = readWords(folder, "pt-BR");
  expect(files.map(({ language }) => language)).toEqual(["pt", "en", "en"]);
  const words = createWords("pt-BR", ...files);
  expect(words.text("title")).toBe("Título");
  expect(words.text("only.here")).toBe("Only in English");
  expect(words.languageOf({ id: "only.here" })).toBe("en");
  expect(words.text("examples.first")).toBe("Look");
  expect(readWords(folder, "pt", "pt")).toHaveLength(1);
  expect(readWords(folder, "zh-Hant-TW", "pt").map(({ language }) => language)).toEqual(["zh-Hant", "pt"]);
});

test("a file that holds no words is named", () => {
  expect(() => readWords(folder, "de")).toThrow(join(folder, "words/de.json"));
  expect(() => readWords(folder, "it")).toThrow(join(folder, "words/it.json"));
});
