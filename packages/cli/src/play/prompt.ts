import { createInterface } from "node:readline";
import type { Terminal } from "../terminal.ts";

/** An item to choose. */
export interface Choice {
  readonly value: string;
  /** Its effect. */
  readonly hint: string;
}

/** Asks a person for input. */
export interface Prompt {
  /** Asks for a line of text; undefined if the person leaves or the input ends. */
  ask(message: string, placeholder: string): Promise<string | undefined>;
  /** Shows choices, and returns the chosen one; undefined if none is, or if this prompt can only list them. */
  choose(message: string, choices: readonly Choice[]): Promise<string | undefined>;
  close(): void;
}

/** A prompt of plain lines, for pipes, scripts and simple terminals. */
export function createLinePrompt(terminal: Terminal): Prompt {
  const lines = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY });
  const next = lines[Symbol.asyncIterator]();
  let lastPlaceholder = "";
  return {
    async ask(message, placeholder) {
      // do not repeat the same help at every prompt
      terminal.print(lastPlaceholder === placeholder ? message : `${message} (${placeholder})`);
      lastPlaceholder = placeholder;
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
