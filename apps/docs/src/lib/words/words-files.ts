/** Finds the files of words. For Node only; browsers load them from the modules that `game-modules.ts` generates. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { WordsFile } from "@serpentarium/core";
import { type CompiledWords, messagesById } from "@serpentarium/core/words";
import { compileWords, languageFallbacks } from "@serpentarium/core/words/node";
import { wordsFolders } from "./words-folders.ts";

const scoped = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `@serpentarium/${name}`);

/** The packages whose words are needed in addition to those of a game, by use. */
export const PLATFORM_WORDS = {
  board: scoped("core", "board"),
  table: scoped("core", "board", "table", "bots", "live"),
  play: scoped("play"),
  rows: scoped("row-explorer"),
  live: scoped("live"),
  print: scoped("core", "print"),
  report: scoped("core", "bots", "lab"),
  plugins: scoped("core", "plugins"),
} as const;

const resolver = createRequire(join(process.cwd(), "package.json"));

const platformFolder = (name: string): string => dirname(resolver.resolve(`${name}/package.json`));

const read = (path: string): WordsFile => JSON.parse(readFileSync(path, "utf8"));

/** Whether a file has all messages of another one. */
const isComplete = (file: WordsFile, source: WordsFile): boolean =>
  [...messagesById(source).keys()].every((id) => messagesById(file).has(id));

/**
 * Returns the paths of the files of a package for a reader, in the order of preference: those in the language, and those in the source
 * language if a message is missing.
 *
 * @param part - the ending of their names, such as `.teaching`
 */
export function wordsFilesOf(folder: string, language: string, part = "", source = "en"): readonly string[] {
  const pathsOf = (tag: string): readonly string[] =>
    wordsFolders(folder)
      .map((words) => join(words, `${tag}${part}.json`))
      .filter(existsSync);
  const own = languageFallbacks(language).flatMap(pathsOf);
  const [last] = pathsOf(source);
  if (last === undefined || own.includes(last)) return own;
  const [first] = own;
  return first !== undefined && isComplete(read(first), read(last)) ? own : [...own, last];
}

/** Returns the paths of the files of the platform’s packages for a reader. */
export const platformFiles = (set: keyof typeof PLATFORM_WORDS, language: string): readonly string[] =>
  PLATFORM_WORDS[set].map(platformFolder).flatMap((folder) => wordsFilesOf(folder, language));

/** The areas of the site whose words its scripts load; the other areas are needed at build time only. */
export const LOADED_AREAS = ["progress", "demo"] as const;
/** The groups of words of the pages for playing: each kind of page loads one of them. */
export const PLAY_GROUPS = ["play", "matches", "statistics", "lesson-page", "puzzles"] as const;
/**
 * One of {@link LOADED_AREAS}.
 *
 * @public imported by `virtual-modules.d.ts`
 */
export type LoadedArea = (typeof LOADED_AREAS)[number];
/**
 * One of {@link PLAY_GROUPS}.
 *
 * @public imported by `virtual-modules.d.ts`
 */
export type PlayGroup = (typeof PLAY_GROUPS)[number];

/**
 * Messages, or groups of them, that a page does not show at first; `withLateWords` and `lateView` load them together with the modules that
 * show them: dialogs, openings, the editor, links, live matches, hints, analyses, score sheets, notation, and reasons of failures.
 */
const LATE_GROUPS = [
  ...["dialog", "editor", "embed-dialog", "link", "openings", "sharing"].map((part) => `play.${part}`),
  // the menu, its dialogs, and the result
  ...[
    "deal-by-hand",
    "embed",
    "mistakes",
    "my-matches",
    "new-game",
    "next-level",
    "open",
    "open-settings",
  ].map((part) => `play.${part}`),
  ...["redo", "rematch", "roll", "roll-by-press", "set-up", "set-up-failed", "set-up-loading", "share"].map(
    (part) => `play.${part}`,
  ),
  ...["shortcuts", "site-deals", "statechart"].map((part) => `play.${part}`),
  ...[
    "analysis",
    "expect",
    "expect-draw",
    "expect-surely",
    "live",
    "mixture",
    "mixture-part",
    "values",
    "you-could",
  ].map((part) => `table.${part}`),
  ...[
    "agree-on-draw",
    "notation",
    "notation-example",
    "others-play-on",
    "others-win",
    "play-on",
    "who-resigns",
  ].map((part) => `table.${part}`),
  ...["in-play", "points-scored", "points-won", "score-sheet", "total"].map((part) => `table.${part}`),
  "shape",
  "values",
  ...["event", "name", "network", "option", "position", "record", "seats", "snapshot", "version"].map(
    (part) => `failures.bad-${part}`,
  ),
  "failures.notation",
  "failures.unknown-game",
];

/** Groups of messages that no script of the site shows: those of rulebooks, sheets to print, laws and the search for plugins. */
const UNSHOWN = /^(?:summary$|clauses\..+\.note$|sheets\.|laws\.|failures\.bad-(?:contract|plugin)\.)/;

/** The messages of the server for live matches. */
const LIVE_IDS = new Set(platformFiles("live", "en").flatMap((path) => [...messagesById(read(path)).keys()]));

/** When a browser loads a message. */
export type LoadTime = "first" | "late" | "teaching" | "never";

/** Returns when a browser loads a message: at first, with the modules that show it, with teaching and editing, or never. */
export function loadTimeOf(id: string): LoadTime {
  if (UNSHOWN.test(id)) return "never";
  if (id.startsWith("editor.")) return "teaching";
  return LIVE_IDS.has(id) || LATE_GROUPS.some((group) => `${id}.`.startsWith(`${group}.`)) ? "late" : "first";
}

/** The areas of the site: each has a file of words in its source language. */
const siteAreas = (): readonly string[] =>
  readdirSync(join(process.cwd(), "words")).flatMap((name) => /^en\.(.+)\.json$/.exec(name)?.[1] ?? []);

/** Returns the paths of the site’s own files for a reader: those of some areas, or of all by default. */
export const siteFiles = (language: string, areas = siteAreas()): readonly string[] =>
  areas.flatMap((area) => wordsFilesOf(process.cwd(), language, `.${area}`));

/**
 * Compiles files of words for browsers.
 *
 * @public imported by `config-modules.ts`
 */
export const compileFiles = (paths: readonly string[]): readonly CompiledWords[] =>
  compileWords(paths.map(read));

/** Reads files of words. */
export const readWords = (paths: readonly string[]): readonly WordsFile[] => paths.map(read);
