import { PUZZLE_GAMES } from "@serpentarium/puzzles";
import { localePath } from "./page-urls.ts";

/** The URL of the page of all puzzles. */
export const puzzlesUrl = (language: string): string => localePath("/puzzles/", language);

/** The URL of the puzzles of a game; undefined if it has none. */
export const puzzleUrl = (game: string, language: string): string | undefined =>
  PUZZLE_GAMES.includes(game) ? localePath(`/puzzles/${game}/`, language) : undefined;
