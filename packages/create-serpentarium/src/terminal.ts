import type { Readable, Writable } from "node:stream";
import { createWords, type Words } from "@serpentarium/core/words";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };

export type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & { readonly isTTY?: boolean };

/** The streams and variables of a process. */
export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The streams of the program and the words of its output. */
export interface Terminal extends Streams {
  readonly words: Words;
  /** Whether input and output are both terminals, so that prompts can be used. */
  readonly isInteractive: boolean;
  print(line?: string): void;
}

/** Parses the tags of a list of languages, such as `en, pt-BR`; undefined if one of them is invalid. */
export function parseTags(text: string): readonly string[] | undefined {
  try {
    return Intl.getCanonicalLocales(text.split(/[\s,]+/).filter((tag) => tag !== ""));
  } catch {
    return undefined;
  }
}

/** The requested language, otherwise that of the environment, such as `fr_FR.UTF-8`; English by default. */
function languageOf(requested: string | undefined, env: Streams["env"]): string {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const [tag = "en"] = parseTags(requested ?? locale.replace(/[.@].*/, "").replaceAll("_", "-")) ?? [];
  return new Intl.Locale(tag).language;
}

export function createTerminal(streams: Streams, requested: string | undefined): Terminal {
  const { input, output, env } = streams;
  const language = languageOf(requested, env);
  const own = [en, fr].find((file) => file.language === language) ?? en;
  return {
    ...streams,
    words: createWords(own.language, own, en),
    isInteractive: Boolean(input.isTTY && output.isTTY) && env["TERM"] !== "dumb",
    print: (line = "") => output.write(`${line}\n`),
  };
}
