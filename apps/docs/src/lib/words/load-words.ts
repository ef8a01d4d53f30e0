import {
  gameWords,
  lateWords,
  platformWords,
  playWords,
  siteWords,
  type WordsLoaders,
} from "virtual:load-words";
import type { Words } from "@serpentarium/core";
import { type CompiledWords, createWords } from "@serpentarium/core/words";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { decodeWords, type EncodedWords } from "./encoded-words.ts";

/** The words that a page needs. */
interface NeededWords {
  /** The platform's words: those for a board, for a table (the default), or for a tool. */
  readonly around?: readonly (keyof typeof platformWords)[];
  /** The loaders of words for teaching and editing; passed by pages that need them, because every page contains this module. */
  readonly teaching?: Readonly<Record<string, WordsLoaders>>;
  /** The groups of words of pages for playing. */
  readonly play?: readonly (keyof typeof playWords)[];
  /** The areas of the site whose words the page shows. */
  readonly areas?: readonly (keyof typeof siteWords)[];
}

/** The words of each module: late words are added to these arrays, and thereby to all words created from them. */
const decoded = new WeakMap<EncodedWords, readonly CompiledWords[]>();

/** Returns the words of a module; empty without one. */
async function wordsIn(
  module: Promise<{ readonly default: EncodedWords }> | undefined,
): Promise<readonly CompiledWords[]> {
  if (!module) return [];
  const { default: encoded } = await module;
  const words = decoded.get(encoded) ?? decodeWords(encoded);
  decoded.set(encoded, words);
  return words;
}

/** Returns the best language of this site for a tag. */
const languageFor = (tag: string | undefined): string =>
  Object.keys(platformWords.board).find((known) => known === tag) ?? SOURCE_LANGUAGE;

/** Loads the words of a game in one language that are shown at first; without a game, only those of the platform. */
export async function loadWords(
  game: string | undefined,
  tag: string | undefined,
  { around = ["table"], teaching = {}, play = [], areas = [] }: NeededWords = {},
): Promise<Words> {
  const language = languageFor(tag);
  const files = await Promise.all([
    wordsIn(game === undefined ? undefined : gameWords[game]?.[language]?.()),
    wordsIn(game === undefined ? undefined : teaching[game]?.[language]?.()),
    ...around.map((set) => wordsIn(platformWords[set][language]?.())),
    ...play.map((group) => wordsIn(playWords[group][language]?.())),
    ...areas.map((area) => wordsIn(siteWords[area][language]?.())),
  ]);
  return createWords(language, ...files.flat());
}

/** Adds the late words of a table or of a play page. */
export async function loadLateWords(...parts: readonly (keyof typeof lateWords)[]): Promise<void> {
  const language = languageFor(document.documentElement.lang);
  const firstWords = { table: platformWords.table, play: playWords.play };
  await Promise.all(
    parts.map(async (part) => {
      const loading = [firstWords[part], lateWords[part]].map((loaders) => wordsIn(loaders[language]?.()));
      const [first = [], late = []] = await Promise.all(loading);
      for (const [i, { compiled }] of first.entries()) Object.assign(compiled, late[i]?.compiled);
    }),
  );
}
