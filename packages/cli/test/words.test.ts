import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { messagesById } from "@serpentarium/core/words";
import { languagesIn, readWords } from "@serpentarium/core/words/node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadSource } from "../src/plugins.ts";
import { createTerminal } from "../src/terminal.ts";
import { gameWords, knownLanguages } from "../src/words.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

test("each language has the messages of English, with the same placeholders", () => {
  const folder = new URL("..", import.meta.url).pathname;
  const placeholders = (language: string) => {
    const messages = readWords(folder, language, language).flatMap((file) => [...messagesById(file)]);
    return messages.map(([id, source]) => [id, new Set(source.match(/\$\w+/g))] as const).sort();
  };
  for (const language of languagesIn(folder))
    expect(placeholders(language), language).toEqual(placeholders("en"));
});

describe("the language of the terminal", () => {
  const output = new Writable();
  const streams = { input: Readable.from([]), output, errors: output };

  test.each([
    [undefined, { LANG: "pt_BR.UTF-8" }, "pt-BR"],
    [undefined, { LANG: "sr_RS@latin" }, "sr-RS"],
    [undefined, { LANG: "fr_FR", LC_ALL: "de_AT.UTF-8" }, "de-AT"],
    [undefined, { LANG: "C.UTF-8" }, "en"],
    [undefined, { LANG: "POSIX" }, "en"],
    [undefined, {}, "en"],
    ["zh-hant-tw", { LANG: "fr_FR" }, "zh-Hant-TW"],
  ])("%s, %j: %s", (requested, env, language) => {
    expect(createTerminal({ ...streams, env }, requested).words.language).toBe(language);
  });

  test("without words of the program, it speaks English", async () => {
    const { code, output: help } = await runProgram(["list", "--help", "--language", "nl"]);
    expect(help).toContain("List the games you can play here");
    expect(code).toBe(0);
  });
});

describe("a game in the languages of its package", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
    const manifest = {
      ...{ name: "drei-gewinnt", type: "module", exports: "./index.js" },
      serpentarium: { contract: CONTRACT_VERSION, games: ["tic-tac-toe"] },
    };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    const words = { language: "de", title: "Im Plugin", phases: { place: { title: "Nur im Plugin" } } };
    const source = `import plugin from ${JSON.stringify(TIC_TAC_TOE)};
export default { ...plugin, words: [${JSON.stringify(words)}] };`;
    await writeFile(join(folder, "index.js"), source);
    await mkdir(join(folder, "words"));
    await put("de", { title: "Drei gewinnt", phases: { place: { prompt: "Setze dein Zeichen" } } });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = (language: string, words: object) =>
    writeFile(join(folder, `words/${language}.json`), JSON.stringify({ language, ...words }));
  const titleIn = async (language: string): Promise<string> => {
    const { output } = await runProgram(["list", "--plugin", folder, "--language", language]);
    return output.split("\n")[1]?.split(/ {2,}/)[2] ?? "";
  };

  test("is listed in any of them, along the tag, then in that of its author", async () => {
    await put("de-AT", { title: "Drei gewinnen" });
    await put("pt", { title: "Jogo da velha" });
    expect(await titleIn("de-AT")).toBe("Drei gewinnen");
    expect(await titleIn("de-CH")).toBe("Drei gewinnt");
    expect(await titleIn("pt-BR")).toBe("Jogo da velha");
    expect(await titleIn("fr")).toBe("Drei gewinnt");
    expect(knownLanguages([await loadSource(folder)])).toEqual(["de", "de-AT", "en", "es", "fr", "pt"]);
  });

  test("is played in its language, with the program in that of the reader", async () => {
    const args = ["play", folder, "--players", "person", "--language", "fr"];
    const { output } = await runProgram(args, "quit\n");
    expect(output).toContain("Joueur 1 – Setze dein Zeichen (un coup,\u00a0? pour les voir");
  });

  test("has the words of its plugin where the folder has none", async () => {
    expect((await gameWords(await loadSource(folder), "de")).text("phases.place.title")).toBe(
      "Nur im Plugin",
    );
  });

  test("goes without a file that holds no words, with a warning", async () => {
    await writeFile(join(folder, "words/fr.json"), "{");
    const { code, errors } = await runProgram(["list", "--plugin", folder, "--language", "fr"]);
    expect(errors).toMatch(/^serpentarium: textes laissés de côté\u00a0: \S*words\/fr\.json: [^\n]+\n$/);
    expect(code).toBe(0);
    expect(await titleIn("fr")).toBe("Im Plugin");
  });
});

test("a variant has the words of its base in each language", async () => {
  const ring = await loadSource(new URL("../../pantarei-ring", import.meta.url).pathname);
  const base = await loadSource("pantarei");
  for (const language of ["en", "fr"]) {
    const [own, inherited] = [await gameWords(ring, language), await gameWords(base, language)];
    expect(own.text("title")).not.toBe(inherited.text("title"));
    expect(own.text("clauses.move.neutral.title")).toBe(inherited.text("clauses.move.neutral.title"));
    expect(own.languageOf({ id: "clauses.move.neutral.title" })).toBe(language);
  }
});
