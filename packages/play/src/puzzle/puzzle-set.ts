import type { Game, Message } from "@serpentarium/core";
import { openPuzzle, type Puzzle } from "@serpentarium/puzzles";
import { baseRating } from "./base-rating.ts";
import { type Day, dailyPuzzle } from "./daily-puzzle.ts";
import { type Mistake, openMistake, playedText } from "./mistakes.ts";
import { type PuzzleHistory, puzzleKey } from "./puzzle-history.ts";
import { levelOf, matchesFilter, type PuzzleFilter } from "./puzzle-levels.ts";
import type { PuzzleTask } from "./puzzle-state.ts";

export interface PuzzleItem {
  readonly key: string;
  /** The fragment of its address. */
  readonly fragment: string;
  readonly heading: Message;
  readonly note: Message;
  /** Its rating before anyone has tried it; undefined if it is not rated. */
  readonly base: number | undefined;
  matches(filter: PuzzleFilter): boolean;
  /** The task; undefined if the rules can no longer read it. */
  open(): PuzzleTask | undefined;
}

/** The puzzles of the package. */
export const toPuzzleItems = (game: Game, puzzles: readonly Puzzle[]): readonly PuzzleItem[] =>
  puzzles.map((puzzle) => {
    const key = puzzleKey(puzzle);
    return {
      key,
      fragment: String(puzzle.match),
      heading: { id: "puzzles.number", data: { id: puzzle.match } },
      note: levelOf(puzzle).title,
      base: baseRating(puzzle),
      matches: (filter) => matchesFilter(puzzle, filter),
      open() {
        const position = openPuzzle(game, puzzle);
        if (!position.ok) return undefined;
        const { solution, actions, margin, clauses } = puzzle;
        return { key, position: position.value, solution, actions, margin, clauses };
      },
    };
  });

/** The user’s mistakes as puzzles. */
export const toMistakeItems = (game: Game, mistakes: readonly Mistake[]): readonly PuzzleItem[] =>
  mistakes.map((mistake, i) => {
    const fragment = `mistake-${i + 1}`;
    return {
      key: fragment,
      fragment,
      heading: { id: "puzzles.mistake-number", data: { n: mistake.index + 1 } },
      note: { id: "puzzles.mistake-played", data: { played: playedText(game, mistake) } },
      base: undefined,
      matches: () => true,
      open: () => openMistake(game, mistake, fragment),
    };
  });

/** The puzzle in the fragment of the address: by its own fragment, or as `today`. */
export const itemAt = (
  items: readonly PuzzleItem[],
  fragment: string,
  today: Day,
  games: number,
): PuzzleItem | undefined =>
  fragment === "today" && games > 0
    ? dailyPuzzle(today, items, games)
    : items.find((item) => item.fragment === fragment);

/** The next puzzle that matches a filter: the first open one after the current puzzle, else the first open one. */
export function nextItem(
  items: readonly PuzzleItem[],
  filter: PuzzleFilter,
  { solved }: PuzzleHistory,
  current: PuzzleItem | undefined,
): PuzzleItem | undefined {
  const from = current ? items.indexOf(current) + 1 : 0;
  const matching = [...items.slice(from), ...items.slice(0, from)].filter((item) => item.matches(filter));
  return matching.find(({ key }) => !solved.includes(key)) ?? matching[0];
}
