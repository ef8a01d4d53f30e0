import type { Puzzle } from "@serpentarium/puzzles";

/** The levels of difficulty, by the iterations from which on a search plays the first action. */
export const LEVELS = [
  { id: "easy", title: { id: "puzzles.easy" }, maxIterations: 16 },
  { id: "medium", title: { id: "puzzles.medium" }, maxIterations: 64 },
  { id: "hard", title: { id: "puzzles.hard" }, maxIterations: Number.POSITIVE_INFINITY },
] as const;

export type PuzzleLevel = (typeof LEVELS)[number];

export const levelOf = ({ difficulty }: Pick<Puzzle, "difficulty">): PuzzleLevel =>
  LEVELS.find(({ maxIterations }) => difficulty.iterations <= maxIterations) ?? LEVELS[2];

/** Which puzzles a reader wants; empty texts for any. */
export interface PuzzleFilter {
  readonly level: string;
  /** The id of a clause. */
  readonly theme: string;
}

export const matchesFilter = (puzzle: Puzzle, { level, theme }: PuzzleFilter): boolean =>
  (level === "" || levelOf(puzzle).id === level) && (theme === "" || puzzle.clauses.includes(theme));

/** The clauses that tell puzzles apart: those that some use, and some do not. */
export function themesOf(puzzles: readonly Puzzle[]): readonly string[] {
  const clauses = new Set(puzzles.flatMap((puzzle) => puzzle.clauses));
  return [...clauses].filter((clause) => puzzles.some((puzzle) => !puzzle.clauses.includes(clause))).sort();
}
