import type { Readable, Writable } from "node:stream";
import type { Words } from "@serpentarium/core";
import { languageFallbacks } from "@serpentarium/core/words/node";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { gameWords, programWords } from "./words.ts";

export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The streams and variables of a process. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stops long runs; Ctrl-C by default. */
  readonly interrupt?: AbortSignal;
}

/** The streams of the program and the words of its output. */
export interface Terminal extends Streams {
  /** The words of the program and, once the game of a command is known, of that game. */
  words: Words;
  /** Whether input and output are both terminals, so that prompts can be used. */
  readonly isInteractive: boolean;
  /** Writes a line to the output. */
  print(line?: string): void;
  /** Writes a line to the error output, after the name of the program. */
  note(text: string): void;
}

/** The requested language, otherwise that of the locale in the environment, such as `pt_BR.UTF-8`; English if there is none. */
function languageOf(requested: string | undefined, env: Streams["env"]): string {
  const locale = requested ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  const tag = locale.replace(/[.@].*/, "").replaceAll("_", "-");
  return (tag === "POSIX" ? undefined : languageFallbacks(tag)[0]) ?? "en";
}

export function createTerminal(streams: Streams, requested: string | undefined): Terminal {
  const { input, output, errors, env } = streams;
  return {
    ...streams,
    words: programWords(languageOf(requested, env)),
    isInteractive: Boolean(input.isTTY && output.isTTY) && env["TERM"] !== "dumb",
    print: (line = "") => output.write(`${line}\n`),
    note: (text) => errors.write(`serpentarium: ${text}\n`),
  };
}

/** Adds the words of the game that the command is about. */
export async function useWordsOf(source: LoadedPlugin, terminal: Terminal): Promise<void> {
  terminal.words = await gameWords(source, terminal.words.language);
}
