import { fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";

/** An action of the solution, in notation, and the proof of the rest. */
export interface SolutionStep {
  readonly action: string;
  /**
   * If the opponent acts next, every defence that resists longest. If the winner acts, the only action that wins as fast; if the game ends
   * with it, all that win immediately. Undefined if the game is over. The first entries are the main line, whose last action is also
   * unique.
   */
  readonly next?: readonly SolutionStep[];
}

/** A position in which exactly one action wins, with a short form of its proof. */
export interface Puzzle {
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The seed of the run, and the number of the match in which the position occurred. */
  readonly seed: string;
  readonly match: number;
  /** The position, in notation. */
  readonly position: string;
  /** The maximal number of actions of the win against the best defence, counting both seats. */
  readonly actions: number;
  /** No other first action wins within this many more actions. */
  readonly margin: number;
  readonly solution: SolutionStep;
  /** The clauses that the winner’s actions apply in the main line, sorted. */
  readonly clauses: readonly string[];
  readonly difficulty: {
    /** The number of iterations from which the bots’ search, without exact solving, plays the first action. */
    readonly iterations: number;
  };
}

const text = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The maximal number of actions of a solution: without a limit, hostile data could overflow the stack. */
const MAX_DEPTH = 16;
const NOTATION = text(10_000);

const stepSchema = (depth: number): v.GenericSchema<unknown, SolutionStep> =>
  depth === 1
    ? v.strictObject({ action: NOTATION })
    : v.strictObject({
        action: NOTATION,
        next: v.exactOptional(v.pipe(v.array(stepSchema(depth - 1)), v.minLength(1))),
      });

const PUZZLE_SCHEMA = v.strictObject({
  game: text(100),
  version: text(100),
  seats: count(1, 64),
  options: v.record(v.string(), v.unknown()),
  seed: text(10_000),
  match: count(0, Number.MAX_SAFE_INTEGER),
  position: NOTATION,
  actions: count(1, 1000),
  margin: count(0, 1000),
  solution: stepSchema(MAX_DEPTH),
  clauses: v.array(text(100)),
  difficulty: v.strictObject({ iterations: count(1, Number.MAX_SAFE_INTEGER) }),
});

const notPuzzle = (place: string, expected: string): Result<never> =>
  fail("bad-record", { id: "failures.bad-record.puzzle", data: { place, expected } });

/**
 * Checks the shape of a puzzle; `openPuzzle` checks whether its position and actions are legal. Fails with `bad-record`, with the location
 * and the expected shape.
 */
export function parsePuzzle(data: unknown): Result<Puzzle> {
  try {
    const parsed = v.safeParse(PUZZLE_SCHEMA, data, { abortEarly: true });
    if (parsed.success) return succeed(parsed.output);
    const [issue] = parsed.issues;
    return notPuzzle(v.getDotPath(issue) ?? "puzzle", issue.expected ?? issue.type);
  } catch {
    // reading an object may throw
    return notPuzzle("puzzle", "JSON");
  }
}

/** The actions of both seats with the first of the longest defences, in notation. */
export function mainLine({ solution }: Pick<Puzzle, "solution">): readonly string[] {
  const line: string[] = [];
  for (let step: SolutionStep | undefined = solution; step; step = step.next?.[0]) line.push(step.action);
  return line;
}
