import type { GamePlugin, Message, Words } from "@serpentarium/core";
import { createReportingWords, type WordsProblem } from "@serpentarium/core/internal";
import { languagesIn } from "@serpentarium/core/words/node";
import { dequal } from "dequal/lite";
import { copy } from "./data.ts";
import { isDraft } from "./draft.ts";
import { baseFolders, CORE, placeOf, sourcesIn, toPath, type WordsSource } from "./words-files.ts";

/** The location of a plugin's words. */
export interface WordsOptions {
  /**
   * The folder of its package, whose folder `words` has its words in all languages. By default the current folder, if it contains those of
   * the plugin.
   */
  readonly folder?: string | URL;
}

/** Words in one language that report problems of messages. */
export interface CheckedWords {
  readonly words: Words;
  /** Returns the problem of a message and of the messages in it, or undefined. */
  problemOf(message: Message): string | undefined;
}

/** The words of a plugin. */
export interface GameWords {
  /** Those of its own package. */
  readonly own: readonly WordsSource[];
  /** Those of its bases. */
  readonly base: readonly WordsSource[];
  /** In each language of its own package; the author's is first. */
  readonly all: readonly [CheckedWords, ...CheckedWords[]];
  /** Returns its words in a language; missing messages are in the author's language. */
  in(language: string): CheckedWords;
}

/** Returns the problem of a text for readers. */
function checkText(text: unknown): string | undefined {
  if (typeof text !== "string") return `is ${typeof text}, not a string`;
  if (text.trim() === "") return "is empty";
  const artefact = /undefined|\bNaN\b|\[object|\{\w+\}/.exec(text);
  return artefact ? `contains "${artefact[0]}": ${text}` : undefined;
}

/** Describes the first error of a message: in its syntax, its placeholders or their functions. */
function describeProblem({ id, file, error }: WordsProblem, files: readonly WordsSource[]): string {
  const source = files.find(({ words }) => words === file);
  if (!error)
    return source ? `needs ${id}, which ${placeOf(source, "")} lacks` : `needs ${id}, which no words have`;
  const place = source ? `${placeOf(source, id)}: ` : "";
  const missing = /^Variable not available: (.*)$/.exec(error.message)?.[1];
  return `${place}${id} ${missing ? `gets no value for ${missing}` : `fails: ${error.message}`}`;
}

function createCheckedWords(
  language: string,
  files: readonly WordsSource[],
  needsAll: boolean,
): CheckedWords {
  const reported: WordsProblem[] = [];
  const words = createReportingWords(
    language,
    files.map((file) => file.words),
    (problem) => reported.push(problem),
  );
  const known = new Map<string, string | undefined>();
  function findProblem(message: Message): string | undefined {
    reported.length = 0;
    // a copy, because words cache the texts of messages
    const text = words.format(copy(message));
    const [problem] = reported.filter(({ error }) => error || needsAll);
    return problem ? describeProblem(problem, files) : checkText(text);
  }
  return {
    words,
    problemOf(message) {
      const key = JSON.stringify(message) ?? "";
      if (!known.has(key)) known.set(key, findProblem(message));
      const problem = known.get(key);
      return problem && `(${language}) ${problem}`;
    },
  };
}

/** The current folder, if it contains the words of the plugin. */
function folderHere({ words }: GamePlugin, source: string): string | undefined {
  const here = process.cwd();
  const isOwn = words.some((file) => sourcesIn(here, source, source).some((one) => dequal(one.words, file)));
  return isOwn ? here : undefined;
}

/** The folder of the package of a plugin, as far as it is known. */
export const folderOf = (plugin: GamePlugin, { folder }: WordsOptions): string | undefined =>
  folder === undefined ? folderHere(plugin, plugin.words[0]?.language ?? "en") : toPath(folder);

/** Reads the words of a plugin in all languages, with those of its bases and of core. */
export function wordsOf(plugin: GamePlugin, options: WordsOptions = {}): GameWords {
  const { game, words } = plugin;
  const source = words[0]?.language ?? "en";
  const brought = words.map((file): WordsSource => ({ words: file }));
  const folder = folderOf(plugin, options);
  const bases = game.variantOf ? baseFolders(folder ?? process.cwd()) : [];
  const all = (path: string): readonly WordsSource[] =>
    languagesIn(path).flatMap((language) => sourcesIn(path, language, language));
  const own = folder === undefined ? (game.variantOf ? [] : brought) : all(folder);
  const wordsIn = (language: string): CheckedWords => {
    const read = [...(folder === undefined ? [] : [folder]), ...bases].flatMap((path) =>
      sourcesIn(path, language, source),
    );
    return createCheckedWords(
      language,
      [...read, ...brought, ...sourcesIn(CORE, language, "en")],
      !isDraft(game),
    );
  };
  const others = own.map((file) => file.words.language).filter((language) => language !== source);
  return {
    own,
    base: bases.flatMap(all),
    all: [wordsIn(source), ...[...new Set(others)].map(wordsIn)],
    in: wordsIn,
  };
}
