import { createInterface } from "node:readline";
import type { Terminal } from "../terminal.ts";

export interface Choice {
  readonly value: string;
  /** A description of its effect. */
  readonly hint: string;
}

/** Asks a person for input. */
export interface Prompt {
  /** Asks for a line of text; undefined if the person leaves or the input ends. */
  ask(message: string, placeholder: string): Promise<string | undefined>;
  /** Shows choices, and returns the chosen one; undefined if none was chosen or this prompt can only list them. */
  choose(message: string, choices: readonly Choice[]): Promise<string | undefined>;
  close(): void;
}

/** The lines of a list; numbered, unless a choice is a number itself. */
function formatChoices(choices: readonly Choice[], isNumbered: boolean): string[] {
  const numbers = choices.map((_, index) => `${index + 1}. `);
  const width = Math.max(...numbers.map(({ length }) => length));
  return choices.map(({ value, hint }, index) => {
    const number = isNumbered ? (numbers[index] ?? "").padStart(width) : "";
    return hint ? `  ${number}${value}  ${hint}` : `  ${number}${value}`;
  });
}

/** A prompt of plain lines, for pipes, scripts and simple terminals. The number of a listed choice selects it in the next line. */
export function createLinePrompt(terminal: Terminal): Prompt {
  const lines = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY });
  const next = lines[Symbol.asyncIterator]();
  let lastPlaceholder = "";
  let numbered: readonly Choice[] = [];
  return {
    async ask(message, placeholder) {
      // do not repeat the same help at every prompt
      terminal.print(lastPlaceholder === placeholder ? message : `${message} (${placeholder})`);
      lastPlaceholder = placeholder;
      const { value = "", done } = await next.next();
      const chosen = /^\d+$/.test(value.trim()) ? numbered[Number(value) - 1] : undefined;
      numbered = [];
      return done ? undefined : (chosen?.value ?? value);
    },
    async choose(message, choices) {
      terminal.print(message);
      const isNumbered = choices.every(({ value }) => !/^\d+$/.test(value));
      for (const line of formatChoices(choices, isNumbered)) terminal.print(line);
      numbered = isNumbered ? choices : [];
      return undefined;
    },
    close: () => lines.close(),
  };
}
