import { PUZZLE_GAMES } from "@serpentarium/puzzles";
import { featuredGames } from "../registry/featured-games.ts";

/** The games whose puzzles alternate daily: printed games, not variants of them. */
export const dailyGames: readonly string[] = PUZZLE_GAMES.filter((id) =>
  featuredGames.some(({ game }) => game.id === id),
);

/** The width of the picture of a daily puzzle divided by its height. */
export const DAILY_RATIO = 1.6;
