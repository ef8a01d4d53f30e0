import type { Puzzle } from "@serpentarium/puzzles";

/** The rating of the puzzle that a search of one iteration solves, and how much twice the iterations add. */
const LEAST_RATING = 1000;
const RATING_OF_DOUBLING = 120;

/** The rating of a puzzle before anyone has tried it, from the effort of a search that solves it. */
export const baseRating = ({ difficulty }: Pick<Puzzle, "difficulty">): number =>
  Math.round(LEAST_RATING + RATING_OF_DOUBLING * Math.log2(difficulty.iterations));
