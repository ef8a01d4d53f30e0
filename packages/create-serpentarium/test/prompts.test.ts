import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseName } from "../src/names.ts";
import { createPrompt, type Prompt } from "../src/prompt.ts";
import { createTerminal } from "../src/terminal.ts";
import { create, emptyFolder } from "./program.ts";

/** A prompt that gives these answers, then cancels; an empty answer takes the default. */
function answerWith(...answers: readonly string[]): Prompt & { readonly asked: readonly string[] } {
  const remaining = [...answers];
  const asked: string[] = [];
  return {
    asked,
    async ask({ message, defaultValue }) {
      asked.push(message);
      const answer = remaining.shift();
      return answer === "" ? defaultValue : answer;
    },
    async choose(question, choices) {
      asked.push(`${question} ${choices.map(({ value }) => value).join(" ")}`);
      const answer = remaining.shift();
      return choices.find(({ value }) => value === answer)?.value;
    },
  };
}

describe("the user", () => {
  test("is asked for what the command line omits", async () => {
    const folder = emptyFolder();
    const prompt = answerWith("hoop-snake", "sssnake", "fr", "Le cerceau");
    const { code } = await create(["--no-install"], { folder, prompt });
    expect(code).toBe(0);
    expect(prompt.asked).toEqual([
      "What is the package called?",
      "What does it start from? game hexes cards hands choices pantarei ssserpent sssnake serpent-cartes",
      "Which languages do you write? The game’s texts begin in the first one.",
      "What is the game called?",
    ]);
    expect(readFileSync(join(folder, "hoop-snake/words/fr.json"), "utf8")).toContain('"title": "Le cerceau"');
  });

  test("is asked in French if LANG is French", async () => {
    const prompt = answerWith();
    await create([], { prompt, env: { LANG: "fr_FR.UTF-8" } });
    expect(prompt.asked).toEqual(["Comment s’appelle le paquet\u00a0?"]);
  });

  test("is not asked for given values, nor at all with --yes", async () => {
    const prompt = answerWith("", "");
    await create(["hoop", "--from", "game", "--no-install"], { prompt });
    expect(prompt.asked).toEqual([expect.stringContaining("languages"), "What is the game called?"]);
    const silent = answerWith();
    expect((await create(["hoop", "--yes", "--no-install"], { prompt: silent })).code).toBe(0);
    expect(silent.asked).toEqual([]);
  });

  test.each([[[]], [["hoop"]], [["hoop", "game"]], [["hoop", "game", "en"]]])(
    "who cancels after %j leaves no files",
    async (answers) => {
      const folder = emptyFolder();
      const { code, errors } = await create([], { folder, prompt: answerWith(...answers) });
      expect([code, errors]).toEqual([1, "create-serpentarium: cancelled: nothing has been written\n"]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("who answers with an invalid name is refused", async () => {
    const folder = emptyFolder();
    const { errors } = await create([], { folder, prompt: answerWith("Hoop!") });
    expect(errors).toContain("bad-name");
    expect(existsSync(join(folder, "Hoop!"))).toBe(false);
  });
});

describe("createPrompt", () => {
  // Node reads fewer keys on a dumb terminal, which is what some build servers have
  beforeEach(() => void vi.stubEnv("TERM", "xterm"));
  afterEach(() => void vi.unstubAllEnvs());

  const [ENTER, DOWN, CANCEL] = ["\r", "\u001b[B", "\u0003"];

  async function askWithKeys<T>(ask: (prompt: Prompt) => Promise<T>, ...keys: readonly string[]) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const drawn: string[] = [];
    output.on("data", (chunk) => drawn.push(String(chunk)));
    const answer = ask(createPrompt(createTerminal({ input, output, errors: output, env: {} }, "en")));
    for (const key of keys) {
      const before = drawn.length;
      input.write(key);
      // the prompt has read a key when it has drawn itself again
      while (drawn.length === before) await setImmediate();
    }
    const result = await answer;
    return { result, output: drawn.join("") };
  }

  test("ask returns the typed text or the default, and reports an invalid answer at once", async () => {
    const ask = (prompt: Prompt) =>
      prompt.ask({ message: "Name?", defaultValue: "my-game", check: parseName });
    expect((await askWithKeys(ask, "h", "2", ENTER)).result).toBe("h2");
    expect((await askWithKeys(ask, ENTER)).result).toBe("my-game");
    expect((await askWithKeys(ask, CANCEL)).result).toBeUndefined();
    const { result, output } = await askWithKeys(ask, "H", ENTER, "\u007f", "h", ENTER);
    expect(result).toBe("h");
    expect(output).toContain("lower-case letters");
  });

  test("choose returns the item picked with the arrows", async () => {
    const choices = ["game", "pantarei"].map((value) => ({ value, label: `from ${value}`, hint: "why" }));
    const choose = (prompt: Prompt) => prompt.choose("From?", choices);
    expect((await askWithKeys(choose, DOWN, ENTER)).result).toBe("pantarei");
    expect((await askWithKeys(choose, CANCEL)).result).toBeUndefined();
  });
});
