/** Ratings of puzzles and of their solver by Glicko-2, derived from the first attempt at each puzzle. */
import rate from "glicko2-lite";

/** The first attempt at a puzzle. */
export interface PuzzleAttempt {
  /** The key of the puzzle. */
  readonly key: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The rating of the puzzle before anyone has tried it. */
  readonly base: number;
  /** 1 if it was solved at once, ½ with hints, 0 after a wrong action. */
  readonly score: number;
}

/** A rating of Glicko-2. */
export interface Rating {
  readonly rating: number;
  /** The rating deviation: the true strength is within twice of it in 95 of 100 cases. */
  readonly deviation: number;
}

interface FullRating extends Rating {
  readonly volatility: number;
}

/** The ratings after all attempts. */
export interface Ratings {
  readonly solver: Rating;
  /** By key; only those that were tried. */
  readonly puzzles: ReadonlyMap<string, Rating>;
  /** The solver’s rating after each attempt, in order. */
  readonly course: readonly number[];
}

const STORAGE_KEY = "serpentarium:puzzles:attempts";
/** Older attempts are dropped. */
const MAX_ATTEMPTS = 5000;
const MAX_RATING = 4000;

const NEW_SOLVER: FullRating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** The search tells how hard a puzzle is for programs, which is a fair guess for people. */
const newPuzzle = (rating: number): FullRating => ({ rating, deviation: 150, volatility: 0.06 });

function afterGame(one: FullRating, other: FullRating, score: number): FullRating {
  const opponents: [[number, number, number]] = [[other.rating, other.deviation, score]];
  const { rating, rd, vol } = rate(one.rating, one.deviation, one.volatility, opponents);
  return { rating, deviation: rd, volatility: vol };
}

/** Rates the puzzles and their solver: each attempt is a game between them. */
export function ratingsOf(attempts: readonly PuzzleAttempt[]): Ratings {
  let solver = NEW_SOLVER;
  const puzzles = new Map<string, FullRating>();
  const course: number[] = [];
  for (const { key, base, score } of attempts) {
    const puzzle = puzzles.get(key) ?? newPuzzle(base);
    puzzles.set(key, afterGame(puzzle, solver, 1 - score));
    solver = afterGame(solver, puzzle, score);
    course.push(solver.rating);
  }
  return { solver, puzzles, course };
}

function isAttempt(data: unknown): data is PuzzleAttempt {
  const { key, at, base, score } = Object(data);
  const isRating = Number.isFinite(base) && base >= 0 && base <= MAX_RATING;
  return (
    typeof key === "string" &&
    key.length <= 120 &&
    Number.isFinite(at) &&
    isRating &&
    [0, 0.5, 1].includes(score)
  );
}

/** Parses untrusted stored attempts; skips invalid entries, and all but the first of a puzzle. */
export function parseAttempts(text: string | null): readonly PuzzleAttempt[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(data)) return [];
  const first = new Map<string, PuzzleAttempt>();
  for (const { key, at, base, score } of data.filter(isAttempt))
    if (!first.has(key)) first.set(key, { key, at, base, score });
  return [...first.values()].slice(-MAX_ATTEMPTS);
}

/** The stored attempts, in order; none without browser storage. */
export function loadAttempts(): readonly PuzzleAttempt[] {
  try {
    return parseAttempts(localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/** Stores an attempt, unless it is not the first at its puzzle. @returns all stored attempts */
export function addAttempt(attempt: PuzzleAttempt): readonly PuzzleAttempt[] {
  const before = loadAttempts();
  if (before.some(({ key }) => key === attempt.key)) return before;
  const attempts = [...before, attempt].slice(-MAX_ATTEMPTS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(attempts));
  } catch {
    // puzzles also work without browser storage
  }
  return attempts;
}
