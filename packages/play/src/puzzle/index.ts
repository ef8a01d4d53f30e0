/**
 * A page of puzzles of a game, and the puzzle of each day. Its style sheets are `@serpentarium/play/lesson.css` and `puzzles.css`.
 *
 * @module
 */
export { addDays, type Day, dailyGame, dailyPuzzle, dayOf, streakOf } from "./daily-puzzle.ts";
export { mountPuzzles } from "./mount-puzzles.ts";
export { loadHistory, type PuzzleHistory } from "./puzzle-history.ts";
export type { DailyPuzzles, PuzzleOptions } from "./puzzle-page.ts";
export { formatDay } from "./share-text.ts";
