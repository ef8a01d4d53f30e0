/**
 * The page of a user’s statistics: matches by game and opponent, puzzles and ratings, all from what the browser stores. Its style sheet is
 * `@serpentarium/play/statistics.css`.
 *
 * @module
 */
export { mountStatistics } from "./mount-statistics.ts";
export type { StatisticsOptions } from "./statistics-page.ts";
