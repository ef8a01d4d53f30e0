import type { Outcome, Seat, Table } from "@serpentarium/core";
import type { Cell } from "./material/grid.ts";
import type { BySeat, Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";

/** The contents of the grid and the reserves. */
export interface BoardContents {
  readonly table: Table<Options>;
  readonly serpents: BySeat<Serpent>;
  /** Cells of blue apples, ascending. */
  readonly blue: readonly Cell[];
  /** Cells of the apples of each seat's colour, ascending. */
  readonly apples: BySeat<readonly Cell[]>;
}

interface Counts {
  /** Consecutive moves without an apple or a bite (`end.quiet`). */
  readonly quiet: number;
  /** Moves made so far (`end.long`). */
  readonly moves: number;
}

/** The phases in which apples and heads are placed, in order. */
export const SETUP_PHASES = ["blue", "apples", "heads"] as const;
/** A phase of the set-up. */
export type SetupPhase = (typeof SETUP_PHASES)[number];

/** A seat is to place an apple or a head. */
export type SetupPosition<P extends SetupPhase = SetupPhase> = P extends SetupPhase
  ? BoardContents & { readonly phase: P; readonly toAct: Seat }
  : never;

/** Chance is to decide who moves first. */
export type FirstMoverPosition = BoardContents & { readonly phase: "first" };
/** A seat is to make a whole move. */
export type MovePosition = BoardContents & Counts & { readonly phase: "move"; readonly toAct: Seat };
/** The attacker is to place bitten-off pieces as apples of the victim's colour. */
export type ReplantPosition = BoardContents &
  Counts & { readonly phase: "replant"; readonly toAct: Seat; readonly held: number };
/** The game is over. */
export type OverPosition = BoardContents & Counts & { readonly phase: "over"; readonly outcome: Outcome };

/** A position, discriminated by its `phase`. */
export type Position = SetupPosition | FirstMoverPosition | MovePosition | ReplantPosition | OverPosition;
