import { readFileSync } from "node:fs";
import { type numbersOf, numberWord } from "@serpentarium/rulebook";
import { type Passage, passagesIn, sentencesOf } from "./prose-text.ts";

/** What a mutator changes. */
export type Kind = (typeof KINDS)[number];

const PAIR_KINDS = ["negations", "modals", "seats", "order", "parts"] as const;

export const KINDS = [
  "numbers",
  ...PAIR_KINDS,
  "sentence deleted",
  "sentences swapped",
  "items swapped",
  "cells swapped",
] as const;

/** A change of the text of a file that makes its prose wrong. */
export interface ProseMutant {
  /** Relative to the folder of the package. */
  readonly file: string;
  readonly kind: Kind;
  /** The line of the change, from 1. */
  readonly line: number;
  /** The indices in the file between which the text is replaced. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

/** A change within a passage. */
interface Edit {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Pairs of words with opposite meanings by kind; the second may be empty, and is then not searched. */
type Pairs = Readonly<Record<(typeof PAIR_KINDS)[number], readonly (readonly [string, string])[]>>;

/** What replaces a word, by the word in lower case. */
type Opposites = ReadonlyMap<string, readonly { readonly kind: Kind; readonly to: string }[]>;

/** The pairs of a language in one pattern that prefers the longest. */
interface Dictionary {
  readonly opposites: Opposites;
  readonly pattern: RegExp;
}

const LARGEST_WORD = 19;

function numberPairs(language: string): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: LARGEST_WORD - 1 }, (_, i) => i + 2);
  return numbers.flatMap((number) => {
    const [word, next] = [numberWord(number, language), numberWord(number + 1, language)];
    return word === undefined || next === undefined ? [] : [[word, next] as const];
  });
}

function readDictionary(language: string): Dictionary {
  const file = new URL(`pairs/${language}.json`, import.meta.url);
  const pairs = JSON.parse(readFileSync(file, "utf8")) as Pairs;
  const opposites = new Map<string, { kind: Kind; to: string }[]>();
  const add = (kind: Kind, from: string, to: string): void => {
    if (from === "") return;
    const key = from.toLowerCase();
    opposites.set(key, [...(opposites.get(key) ?? []), { kind, to }]);
  };
  for (const kind of PAIR_KINDS)
    for (const [one, other] of pairs[kind]) {
      add(kind, one, other);
      add(kind, other, one);
    }
  for (const [word, next] of numberPairs(language)) add("numbers", word, next);
  const words = [...opposites.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  // the words contain letters, digits and spaces, nothing that a pattern reads otherwise
  return {
    opposites,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
  };
}

const dictionaries = new Map<string, Dictionary>();

/** The pairs of a language; throws for a language without a file of pairs. */
function dictionaryOf(language: string): Dictionary {
  const known = dictionaries.get(language) ?? readDictionary(language);
  dictionaries.set(language, known);
  return known;
}

const isCapital = (word: string): boolean => word !== word.toLowerCase();

const likeWord = (word: string, original: string): string =>
  isCapital(original) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Replaces a word by its opposite; where there is none, the word and a space go. */
function replaceWord(prose: string, { 0: word, index }: RegExpExecArray, to: string): Omit<Edit, "kind"> {
  const end = index + word.length;
  const spaces = to === "" && prose[end] === " " ? 1 : 0;
  return { start: index, end: end + spaces, replacement: likeWord(to, word) };
}

function wordEdits({ prose }: Passage, { opposites, pattern }: Dictionary): readonly Edit[] {
  return [...prose.matchAll(pattern)].flatMap((match) =>
    (opposites.get(match[0].toLowerCase()) ?? []).map(({ kind, to }) => ({
      kind,
      ...replaceWord(prose, match, to),
    })),
  );
}

const digitEdits = ({ prose }: Passage): readonly Edit[] =>
  [...prose.matchAll(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu)].map(({ 0: digits, index }) => ({
    kind: "numbers",
    start: index,
    end: index + digits.length,
    replacement: String(Number(digits) + 1),
  }));

const PLACEHOLDER = /\{(?<path>\w+(?:\.\w+)+)(?: :spellout)?\}/g;

/** The numbers of a game by their placeholders. */
type Numbers = ReturnType<typeof numbersOf>;

const OTHER_BOUND: Readonly<Record<string, string>> = { default: "max", min: "max", max: "min" };

/** Replaces a placeholder by another one of the option, and by a number that is too large. */
function placeholderEdits({ text }: Passage, numbers: Numbers): readonly Edit[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: placeholder, index, groups }): readonly Edit[] => {
    const { path = "" } = groups ?? {};
    const value = numbers.get(path);
    const [option, bound = "", ...rest] = path.split(".");
    const other = [option, OTHER_BOUND[bound], ...rest].join(".");
    const replacements = [
      ...(typeof value === "number" ? [String(value + 1)] : []),
      ...(numbers.has(other) && numbers.get(other) !== value ? [placeholder.replace(path, other)] : []),
    ];
    const place = { kind: "numbers", start: index, end: index + placeholder.length } as const;
    return replacements.map((replacement) => ({ ...place, replacement }));
  });
}

function sentenceEdits(passage: Passage): readonly Edit[] {
  const { text, kind } = passage;
  if (kind === "heading" || kind === "cell" || text.startsWith(".")) return [];
  const sentences = sentencesOf(passage);
  const deleted = sentences.map(([start, end], i): Edit => {
    const [from, to] = [
      i > 0 && i === sentences.length - 1 ? (sentences[i - 1]?.[1] ?? start) : start,
      sentences[i + 1]?.[0] ?? end,
    ];
    return { kind: "sentence deleted", start: from, end: to, replacement: "" };
  });
  const swapped = sentences.slice(1).map(([start, end], i): Edit => {
    const [first, last] = sentences[i] ?? [start, start];
    const replacement = text.slice(start, end) + text.slice(last, start) + text.slice(first, last);
    return { kind: "sentences swapped", start: first, end, replacement };
  });
  return [...deleted, ...swapped];
}

/** Swaps a passage with the next one, where both are items of a list or cells of a row. */
function swapEdits(passages: readonly Passage[], i: number, text: string): readonly Edit[] {
  const [one, other] = [passages[i], passages[i + 1]];
  if (!one || !other || one.kind !== other.kind) return [];
  const isPair =
    one.kind === "cell" ? one.line === other.line : one.kind === "item" && one.line + 1 === other.line;
  if (!isPair) return [];
  const end = other.start - one.start + other.text.length;
  const between = text.slice(one.start + one.text.length, other.start);
  const kind = one.kind === "cell" ? "cells swapped" : "items swapped";
  return [{ kind, start: 0, end, replacement: other.text + between + one.text }];
}

/** The language of a file of prose, such as `rulebook/en.short.md`; undefined for any other file. */
export const languageOf = (file: string): string | undefined =>
  /^(?:rulebook\/([^/.]+)(?:\.short\.md|\.mdx)|words\/([^/.]+)(?:\.[^/.]+)?\.json)$/
    .exec(file)
    ?.slice(1)
    .find(Boolean);

/** All mutants of the prose of a file, in its order. */
export function findProseMutants(file: string, text: string, numbers: Numbers): readonly ProseMutant[] {
  const language = languageOf(file);
  if (language === undefined) return [];
  const dictionary = dictionaryOf(language);
  const passages = passagesIn(file, text);
  return passages.flatMap((passage, i) => {
    const edits = [
      ...digitEdits(passage),
      ...(passage.kind === "message" ? [] : placeholderEdits(passage, numbers)),
      ...wordEdits(passage, dictionary),
      ...sentenceEdits(passage),
      ...swapEdits(passages, i, text),
    ];
    return edits.flatMap((edit): readonly ProseMutant[] => {
      const [start, end] = [passage.start + edit.start, passage.start + edit.end];
      const original = text.slice(start, end);
      const { kind, replacement } = edit;
      return original === replacement
        ? []
        : [{ file, kind, line: passage.line, start, end, original, replacement }];
    });
  });
}

/** The text of a file with a mutant. */
export const applyMutant = (text: string, { start, end, replacement }: ProseMutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** The text of a file with every word of the pairs turned into its opposite, and the number of them. */
export function turnAllWords(file: string, text: string): { readonly text: string; readonly count: number } {
  const dictionary = dictionaryOf(languageOf(file) ?? "");
  let [turned, end, count] = ["", 0, 0];
  for (const passage of passagesIn(file, text))
    for (const match of passage.prose.matchAll(dictionary.pattern)) {
      const [{ to } = { to: "" }] = dictionary.opposites.get(match[0].toLowerCase()) ?? [];
      const edit = replaceWord(passage.prose, match, to);
      turned += text.slice(end, passage.start + edit.start) + edit.replacement;
      end = passage.start + edit.end;
      count++;
    }
  return { text: turned + text.slice(end), count };
}
