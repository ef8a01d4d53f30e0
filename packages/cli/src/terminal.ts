import type { Readable, Writable } from "node:stream";
import type { Language, Message } from "@serpentarium/core";

/** A stream that may be a terminal. */
export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The streams and variables of a process. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stops long runs; Ctrl-C does if omitted. */
  readonly interrupt?: AbortSignal;
}

/** Picks the language of texts. */
export interface Translator {
  /** The text in the language of the terminal, with French typography applied. */
  translate(text: Message): string;
}

/** The streams of the program and the language of its output. */
export interface Terminal extends Streams, Translator {
  readonly language: Language;
  /** Whether input and output are both a terminal, so that prompts can be used. */
  readonly isInteractive: boolean;
  /** Writes a line to the output. */
  print(line?: string): void;
}

/** The requested language, otherwise that of the environment; English unless it is French. */
function languageOf(requested: string | undefined, env: Streams["env"]): Language {
  const locale = requested ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  return /^fr/i.test(locale) ? "fr" : "en";
}

/** Applies French typography: curved apostrophes, and no-break spaces before : ; ? ! and within « ». */
const typeset = (text: string): string =>
  text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0").replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

export function createTerminal(streams: Streams, requested: string | undefined): Terminal {
  const { input, output, env } = streams;
  const language = languageOf(requested, env);
  return {
    ...streams,
    language,
    isInteractive: Boolean(input.isTTY && output.isTTY) && env["TERM"] !== "dumb",
    translate: (text) => (language === "fr" ? typeset(text.fr) : text.en),
    print: (line = "") => output.write(`${line}\n`),
  };
}
