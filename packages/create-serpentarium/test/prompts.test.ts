import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { parseName } from "../src/names.ts";
import { createPrompt, type Prompt } from "../src/prompt.ts";
import { createTerminal } from "../src/terminal.ts";
import { create, emptyFolder } from "./program.ts";

/** A person who gives these answers, and leaves when there are no more; an empty one takes what is usual. */
function person(...answers: readonly string[]): Prompt & { readonly asked: readonly string[] } {
  const left = [...answers];
  const asked: string[] = [];
  return {
    asked,
    async ask({ message, usual }) {
      asked.push(message);
      const answer = left.shift();
      return answer === "" ? usual : answer;
    },
    async choose(question, choices) {
      asked.push(`${question} ${choices.map(({ value }) => value).join(" ")}`);
      const answer = left.shift();
      return choices.find(({ value }) => value === answer)?.value;
    },
  };
}

describe("a person", () => {
  test("is asked for all that the command line leaves open", async () => {
    const folder = emptyFolder();
    const prompt = person("hoop-snake", "sssnake", "", "Le cerceau");
    const { code } = await create(["--no-install"], { folder, prompt });
    expect(code).toBe(0);
    expect(prompt.asked).toEqual([
      "What is the package called?",
      "What does it start from? game pantarei ssserpent sssnake serpent-cartes",
      "Its title in English?",
      "And in French?",
    ]);
    expect(readFileSync(join(folder, "hoop-snake/src/game.ts"), "utf8")).toContain(
      '{ en: "Hoop snake", fr: "Le cerceau" }',
    );
  });

  test("is asked in French where French is spoken", async () => {
    const prompt = person();
    await create([], { prompt, env: { LANG: "fr_FR.UTF-8" } });
    expect(prompt.asked).toEqual(["Comment s’appelle le paquet\u00a0?"]);
  });

  test("is not asked for what was given, nor at all with --yes", async () => {
    const prompt = person("", "");
    await create(["hoop", "--from", "game", "--no-install"], { prompt });
    expect(prompt.asked).toEqual(["Its title in English?", "And in French?"]);
    const silent = person();
    expect((await create(["hoop", "--yes", "--no-install"], { prompt: silent })).code).toBe(0);
    expect(silent.asked).toEqual([]);
  });

  test.each([[[]], [["hoop"]], [["hoop", "game"]], [["hoop", "game", "Hoop"]]])(
    "who leaves after %j leaves nothing behind",
    async (answers) => {
      const folder = emptyFolder();
      const { code, errors } = await create([], { folder, prompt: person(...answers) });
      expect([code, errors]).toEqual([1, "create-serpentarium: cancelled: nothing has been written\n"]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("who gives a bad name after all is refused", async () => {
    const folder = emptyFolder();
    const { errors } = await create([], { folder, prompt: person("Hoop!") });
    expect(errors).toContain("bad-name");
    expect(existsSync(join(folder, "Hoop!"))).toBe(false);
  });
});

describe("the prompt at a terminal", () => {
  const [ENTER, DOWN, CANCEL] = ["\r", "\u001b[B", "\u0003"];

  async function asking<T>(ask: (prompt: Prompt) => Promise<T>, ...keys: readonly string[]) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const answer = ask(createPrompt(createTerminal({ input, output, errors: output, env: {} }, "en")));
    for (const key of keys) {
      await setImmediate();
      input.write(key);
    }
    const result = await answer;
    return { result, shown: String(output.read()) };
  }

  test("ask: what is typed, or the usual; what is wrong is said at once", async () => {
    const ask = (prompt: Prompt) => prompt.ask({ message: "Name?", usual: "my-game", check: parseName });
    expect((await asking(ask, "h", "2", ENTER)).result).toBe("h2");
    expect((await asking(ask, ENTER)).result).toBe("my-game");
    expect((await asking(ask, CANCEL)).result).toBeUndefined();
    const { result, shown } = await asking(ask, "H", ENTER, "\u007f", "h", ENTER);
    expect(result).toBe("h");
    expect(shown).toContain("small letters");
  });

  test("choose: what is picked with the arrows", async () => {
    const choices = ["game", "pantarei"].map((value) => ({ value, label: `from ${value}`, hint: "why" }));
    const choose = (prompt: Prompt) => prompt.choose("From?", choices);
    expect((await asking(choose, DOWN, ENTER)).result).toBe("pantarei");
    expect((await asking(choose, CANCEL)).result).toBeUndefined();
  });
});
