/** Positions of the user’s matches in which another action was far better, found by an analysis. */
import {
  type AnyPosition,
  type Game,
  type Message,
  messageOfEvent,
  parseTable,
  play,
  type Result,
} from "@serpentarium/core";
import type { PuzzleTask } from "./puzzle-state.ts";

export interface Mistake {
  readonly seats: number;
  readonly options: object;
  readonly position: string;
  readonly played: string;
  readonly better: string;
  /** Other actions about as good as the better one; undefined if there is none. */
  readonly alsoGood?: readonly string[];
  /** The index of the action in the match, from 0. */
  readonly index: number;
}

const MAX_MISTAKES = 50;
const storageKey = (game: string): string => `serpentarium:${game}:mistakes`;

const isMistake = (data: unknown): data is Mistake => {
  if (typeof data !== "object" || data === null) return false;
  const {
    seats,
    options,
    position,
    played,
    better,
    alsoGood = [],
    index,
  }: { readonly [name: string]: unknown } = {
    ...data,
  };
  return (
    Number.isSafeInteger(seats) &&
    typeof options === "object" &&
    options !== null &&
    Array.isArray(alsoGood) &&
    [position, played, better, ...alsoGood].every((text) => typeof text === "string") &&
    Number.isSafeInteger(index)
  );
};

/** Parses untrusted stored mistakes; skips invalid entries. */
export function parseMistakes(text: string | null): readonly Mistake[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(data) ? data.filter(isMistake).slice(0, MAX_MISTAKES) : [];
}

/** The stored mistakes of a game; none without browser storage. */
export function loadMistakes(game: string): readonly Mistake[] {
  try {
    return parseMistakes(localStorage.getItem(storageKey(game)));
  } catch {
    return [];
  }
}

/** Stores the mistakes of the match analysed last. Returns whether the browser could store them. */
export function saveMistakes(game: string, mistakes: readonly Mistake[]): boolean {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(mistakes.slice(0, MAX_MISTAKES)));
    return true;
  } catch {
    return false;
  }
}

/** The position of a mistake. Fails if the rules cannot read it. */
function positionOf(game: Game, { options, seats, position }: Mistake): Result<AnyPosition> {
  const table = parseTable(game, options, seats);
  return table.ok ? game.parsePosition(position, table.value) : table;
}

export function playedText(game: Game, mistake: Mistake): Message {
  const position = positionOf(game, mistake);
  const action = position.ok ? game.parseAction(mistake.played, position.value) : position;
  const [event] = position.ok && action.ok ? game.events(position.value, action.value) : [];
  return event ? messageOfEvent(event) : mistake.played;
}

/** The task to find the better action; undefined if the rules cannot read the position. */
export function openMistake(game: Game, mistake: Mistake, key: string): PuzzleTask | undefined {
  const position = positionOf(game, mistake);
  if (!position.ok || !play(game, position.value, mistake.better).ok) return undefined;
  const action = game.parseAction(mistake.better, position.value);
  if (!action.ok) return undefined;
  const clauses = new Set(game.events(position.value, action.value).map(({ clause }) => clause));
  return {
    key,
    position: position.value,
    solution: { action: game.formatAction(action.value, position.value) },
    ...(mistake.alsoGood && { alsoGood: mistake.alsoGood }),
    actions: undefined,
    margin: 0,
    clauses: [...clauses].sort(),
  };
}
