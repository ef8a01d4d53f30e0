import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { Day } from "./daily-puzzle.ts";
import type { PuzzleFilter } from "./puzzle-levels.ts";
import type { PuzzleItem } from "./puzzle-set.ts";
import type { PuzzleState } from "./puzzle-state.ts";

export interface PuzzleHandlers {
  hint(): void;
  retry(): void;
  next(): void;
  showSolution(): void;
  share(): void;
  filter(change: Partial<PuzzleFilter>): void;
}

export interface SharedText {
  readonly text: string;
  readonly isCopied: boolean;
}

export interface PuzzleViewProps {
  readonly game: Game;
  readonly reader: Reader;
  readonly handlers: PuzzleHandlers;
  /** Undefined if no puzzle matches the filter. */
  readonly state: PuzzleState | undefined;
  readonly item: PuzzleItem | undefined;
  /** The day, if it is the puzzle of a day. */
  readonly day: Day | undefined;
  readonly filter: PuzzleFilter;
  /** The ids of the clauses in the filter. */
  readonly themes: readonly string[];
  /** The numbers of puzzles that match the filter, and of solved ones among them. */
  readonly count: number;
  readonly solved: number;
  readonly shared: SharedText | undefined;
  /** Undefined until the ratings are loaded, and for puzzles that are not rated. */
  readonly rating: ShownRating | undefined;
  /** The URL of the page of the user’s statistics. */
  readonly statisticsPage: string | undefined;
}

/** The ratings of the current puzzle and of the solver, rounded. */
export interface ShownRating {
  readonly puzzle: number;
  readonly solver: number;
  /** The deviation of the solver’s rating. */
  readonly within: number;
  /** By how much this attempt has changed the solver’s rating; undefined before it has. */
  readonly change: number | undefined;
}
