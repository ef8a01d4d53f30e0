import { deepFreeze } from "@serpentarium/core";
import { COLOURS, type Colour, PIECES, type Piece } from "./material/pieces.ts";
import type { Direction } from "./material/row.ts";

/** The whole row, laid face up by chance (`setup.deal`). */
export interface Deal {
  readonly phase: "deal";
  readonly pieces: readonly Piece[];
}

/** Seat 0 takes a colour (`setup.colour`). */
export interface Choice {
  readonly phase: "colour";
  readonly colour: Colour;
}

/** The top piece of a pile goes along the row, alone or with the one beneath it (`move.own-top`, `move.pair`). */
export interface Move {
  readonly phase: "move";
  readonly kind: "move";
  /** From 0 at the left. */
  readonly pile: number;
  readonly direction: Direction;
  readonly pair: boolean;
}

/** Two whole piles change places (`swap.piles`); `first` is the one further left. */
export interface Swap {
  readonly phase: "move";
  readonly kind: "swap";
  readonly first: number;
  readonly second: number;
}

/** Nothing can be played (`pass.forced`). */
export interface Pass {
  readonly phase: "move";
  readonly kind: "pass";
}

/** What is done on a turn: a move, a swap, or a pass. */
export type Turn = Move | Swap | Pass;
/** An action, told apart by the `phase` in which it is played. */
export type Action = Deal | Choice | Turn;

export const CHOICES: readonly Choice[] = deepFreeze(COLOURS.map((colour) => ({ phase: "colour", colour })));

// every turn as one shared object: listing legal actions makes no garbage but the list
const piles = Array.from({ length: PIECES }, (_, pile) => pile);

const moves = (direction: Direction, pair: boolean): readonly Move[] =>
  piles.map((pile) => ({ phase: "move", kind: "move", pile, direction, pair }));

/** By direction and pile, alone and as a pair. */
export const MOVES: Readonly<
  Record<Direction, { readonly single: readonly Move[]; readonly pair: readonly Move[] }>
> = deepFreeze({
  L: { single: moves("L", false), pair: moves("L", true) },
  R: { single: moves("R", false), pair: moves("R", true) },
});

/** By first and second pile. */
export const SWAPS: readonly (readonly Swap[])[] = deepFreeze(
  piles.map((first) => piles.map((second) => ({ phase: "move", kind: "swap", first, second }))),
);

/** The one pass. */
export const PASS: Pass = deepFreeze({ phase: "move", kind: "pass" });
