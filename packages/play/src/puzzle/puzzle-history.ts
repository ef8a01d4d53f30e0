import type { Day } from "./daily-puzzle.ts";

/** The solved puzzles of a reader. */
export interface PuzzleHistory {
  /** The keys of the solved puzzles. */
  readonly solved: readonly string[];
  /** The days whose puzzle is solved. */
  readonly days: readonly Day[];
}

const STORAGE_KEY = "serpentarium:puzzles";
const EMPTY: PuzzleHistory = { solved: [], days: [] };
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The key of a puzzle: its game and the number of its match. */
export const puzzleKey = ({ game, match }: { readonly game: string; readonly match: number }): string =>
  `${game}/${match}`;

const texts = (data: unknown, isValid: (text: string) => boolean): readonly string[] =>
  Array.isArray(data)
    ? [...new Set(data.filter((text): text is string => typeof text === "string" && isValid(text)))]
    : [];

/** Parses an untrusted stored history; skips invalid entries. */
export function parseHistory(text: string | null): PuzzleHistory {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "null");
  } catch {
    return EMPTY;
  }
  if (typeof data !== "object" || data === null) return EMPTY;
  const { solved, days }: { solved?: unknown; days?: unknown } = data;
  return {
    solved: texts(solved, (key) => /^[\w-]{1,100}\/\d{1,9}$/.test(key)),
    days: texts(days, (day) => DAY.test(day) && !Number.isNaN(Date.parse(day))),
  };
}

/** The stored history; empty without browser storage. */
export function loadHistory(): PuzzleHistory {
  try {
    return parseHistory(localStorage.getItem(STORAGE_KEY));
  } catch {
    return EMPTY;
  }
}

/** Adds a solved puzzle to the history and, if it was the puzzle of a day, that day. */
export const withSolved = ({ solved, days }: PuzzleHistory, key: string, day?: Day): PuzzleHistory => ({
  solved: [...new Set([...solved, key])],
  days: [...new Set([...days, ...(day === undefined ? [] : [day])])],
});

export function saveHistory(history: PuzzleHistory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(history));
  } catch {
    // puzzles also work without browser storage
  }
}
