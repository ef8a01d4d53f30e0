import type { Readable, Writable } from "node:stream";
import type { Language, Text } from "@serpentarium/core";

/** A stream that may be a terminal. */
export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The streams and variables of a process. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stops what takes long; Ctrl-C does when left out. */
  readonly interrupt?: AbortSignal;
}

/** Where the program reads and writes, and in which language. */
export interface Terminal extends Streams {
  readonly language: Language;
  /** Whether a person sits at both ends, so that prompts make sense. */
  readonly isInteractive: boolean;
  /** A text in the language of the terminal. */
  say(text: Text): string;
  /** Writes a line to the output. */
  print(line?: string): void;
}

/** The language that is asked for, or that of the environment; English when it is another one. */
function languageOf(asked: string | undefined, env: Streams["env"]): Language {
  const locale = asked ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  return /^fr/i.test(locale) ? "fr" : "en";
}

/** A French text with its apostrophes, and the spaces that must not break a line before tall marks and within « ». */
const typeset = (text: string): string =>
  text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0").replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

export function createTerminal(streams: Streams, asked: string | undefined): Terminal {
  const { input, output, env } = streams;
  const language = languageOf(asked, env);
  return {
    ...streams,
    language,
    isInteractive: Boolean(input.isTTY && output.isTTY) && env["TERM"] !== "dumb",
    say: (text) => (language === "fr" ? typeset(text.fr) : text.en),
    print: (line = "") => output.write(`${line}\n`),
  };
}
