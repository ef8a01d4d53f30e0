import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createMenuPrompt } from "../src/play/menu-prompt.ts";
import type { Prompt } from "../src/play/prompt.ts";
import { createTerminal } from "../src/terminal.ts";

const [ENTER, DOWN, CANCEL] = ["\r", "\u001b[B", "\u0003"];

/** Asks through streams, and presses keys once the question is shown. */
async function askWithKeys<T>(ask: (prompt: Prompt) => Promise<T>, ...keys: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const prompt = createMenuPrompt(createTerminal({ input, output, errors: output, env: {} }, "en"));
  const answer = ask(prompt);
  for (const key of keys) {
    await setImmediate();
    input.write(key);
  }
  const result = await answer;
  prompt.close();
  return { result, output: String(output.read()) };
}

describe("createMenuPrompt", () => {
  test("ask returns the typed line, empty ones included, and undefined on cancel", async () => {
    const ask = (prompt: Prompt) => prompt.ask("Player 1", "an action");
    const typed = await askWithKeys(ask, "b", "2", ENTER);
    expect(typed.result).toBe("b2");
    expect(typed.output).toContain("Player 1");
    expect(typed.output).toContain("an action".slice(1));
    expect((await askWithKeys(ask, ENTER)).result).toBe("");
    expect((await askWithKeys(ask, CANCEL)).result).toBeUndefined();
  });

  test("choose returns the item picked with the arrows, and undefined on cancel", async () => {
    const choices = ["a1", "b2"].map((value) => ({ value, hint: `marks ${value}` }));
    const choose = (prompt: Prompt) => prompt.choose("Legal here:", choices);
    const picked = await askWithKeys(choose, DOWN, ENTER);
    expect(picked.result).toBe("b2");
    expect(picked.output).toContain("marks b2");
    expect((await askWithKeys(choose, CANCEL)).result).toBeUndefined();
  });
});
