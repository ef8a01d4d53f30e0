import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createMenuPrompt } from "../src/play/menu-prompt.ts";
import type { Prompt } from "../src/play/prompt.ts";
import { createTerminal } from "../src/terminal.ts";

const [ENTER, DOWN, CANCEL] = ["\r", "\u001b[B", "\u0003"];

/** Asks at a terminal of streams, and presses keys as soon as the question stands. */
async function asking<T>(ask: (prompt: Prompt) => Promise<T>, ...keys: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const prompt = createMenuPrompt(createTerminal({ input, output, errors: output, env: {} }, "en"));
  const answer = ask(prompt);
  for (const key of keys) {
    await setImmediate();
    input.write(key);
  }
  const result = await answer;
  prompt.close();
  return { result, shown: String(output.read()) };
}

describe("the prompt at a terminal", () => {
  test("ask: the line that is typed, an empty one too, nothing when the person leaves", async () => {
    const ask = (prompt: Prompt) => prompt.ask("Player 1", "an action");
    const typed = await asking(ask, "b", "2", ENTER);
    expect(typed.result).toBe("b2");
    expect(typed.shown).toContain("Player 1");
    expect(typed.shown).toContain("an action".slice(1));
    expect((await asking(ask, ENTER)).result).toBe("");
    expect((await asking(ask, CANCEL)).result).toBeUndefined();
  });

  test("choose: what is picked with the arrows, nothing when the person changes their mind", async () => {
    const choices = ["a1", "b2"].map((value) => ({ value, hint: `marks ${value}` }));
    const choose = (prompt: Prompt) => prompt.choose("Legal here:", choices);
    const picked = await asking(choose, DOWN, ENTER);
    expect(picked.result).toBe("b2");
    expect(picked.shown).toContain("marks b2");
    expect((await asking(choose, CANCEL)).result).toBeUndefined();
  });
});
