import type { Puzzle } from "@serpentarium/puzzles";

/** The levels of difficulty, by the least search iterations that find the first action. */
export const LEVELS = [
  { id: "easy", title: { id: "puzzles.easy" }, maxIterations: 16 },
  { id: "medium", title: { id: "puzzles.medium" }, maxIterations: 64 },
  { id: "hard", title: { id: "puzzles.hard" }, maxIterations: Number.POSITIVE_INFINITY },
] as const;

export type PuzzleLevel = (typeof LEVELS)[number];

export const levelOf = ({ difficulty }: Pick<Puzzle, "difficulty">): PuzzleLevel =>
  LEVELS.find(({ maxIterations }) => difficulty.iterations <= maxIterations) ?? LEVELS[2];

/** A filter of puzzles; an empty text matches all. */
export interface PuzzleFilter {
  readonly level: string;
  /** The id of a clause. */
  readonly theme: string;
}

export const matchesFilter = (puzzle: Puzzle, { level, theme }: PuzzleFilter): boolean =>
  (level === "" || levelOf(puzzle).id === level) && (theme === "" || puzzle.clauses.includes(theme));

/** The clauses that only some of the puzzles use, so that they make useful filters. */
export function themesOf(puzzles: readonly Puzzle[]): readonly string[] {
  const clauses = new Set(puzzles.flatMap((puzzle) => puzzle.clauses));
  return [...clauses].filter((clause) => puzzles.some((puzzle) => !puzzle.clauses.includes(clause))).sort();
}
