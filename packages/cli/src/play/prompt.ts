import { createInterface } from "node:readline";
import type { Terminal } from "../terminal.ts";

/** One of several things to pick. */
export interface Choice {
  readonly value: string;
  /** What it would do. */
  readonly hint: string;
}

/** How a person is asked. */
export interface Prompt {
  /** A line of text; nothing when the person leaves or the input ends. */
  ask(message: string, placeholder: string): Promise<string | undefined>;
  /** Shows choices; the one that is picked, or nothing when none is, or when this prompt can only show them. */
  choose(message: string, choices: readonly Choice[]): Promise<string | undefined>;
  close(): void;
}

/** A prompt of plain lines, for pipes, scripts and terminals that cannot do more. */
export function createLinePrompt(terminal: Terminal): Prompt {
  const lines = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY });
  const next = lines[Symbol.asyncIterator]();
  let told = "";
  return {
    async ask(message, placeholder) {
      // the same help again and again would bury the game
      terminal.print(told === placeholder ? message : `${message} (${placeholder})`);
      told = placeholder;
      const { value, done } = await next.next();
      return done ? undefined : value;
    },
    async choose(message, choices) {
      terminal.print(message);
      for (const { value, hint } of choices) terminal.print(hint ? `  ${value}  ${hint}` : `  ${value}`);
      return undefined;
    },
    close: () => lines.close(),
  };
}
