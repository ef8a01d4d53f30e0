import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { Day } from "./daily-puzzle.ts";
import type { PuzzleFilter } from "./puzzle-levels.ts";
import type { PuzzleItem } from "./puzzle-set.ts";
import type { PuzzleState } from "./puzzle-state.ts";

/** The commands of a puzzle page. */
export interface PuzzleHandlers {
  hint(): void;
  retry(): void;
  next(): void;
  showSolution(): void;
  share(): void;
  filter(change: Partial<PuzzleFilter>): void;
}

/** A text that the reader shared. */
export interface SharedText {
  readonly text: string;
  readonly isCopied: boolean;
}

export interface PuzzleViewProps {
  readonly game: Game;
  readonly reader: Reader;
  readonly handlers: PuzzleHandlers;
  /** Undefined where no puzzle matches the filter. */
  readonly state: PuzzleState | undefined;
  readonly item: PuzzleItem | undefined;
  /** The day of which it is the puzzle. */
  readonly day: Day | undefined;
  readonly filter: PuzzleFilter;
  /** The ids of the clauses to choose from. */
  readonly themes: readonly string[];
  /** How many puzzles match the filter, and how many of them are solved. */
  readonly count: number;
  readonly solved: number;
  readonly shared: SharedText | undefined;
}
