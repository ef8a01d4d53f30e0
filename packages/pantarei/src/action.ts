import { deepFreeze } from "@serpentarium/core";
import { COLOURS, type Colour, PIECE_COUNT, type Piece } from "./material/pieces.ts";
import type { Direction } from "./material/row.ts";

/** The deal: the whole row, shuffled and laid face up (`setup.deal`). */
export interface Deal {
  readonly phase: "deal";
  readonly pieces: readonly Piece[];
}

/** Seat 0 chooses a colour (`setup.colour`). */
export interface ColourChoice {
  readonly phase: "colour";
  readonly colour: Colour;
}

/** Moves the top piece of a pile along the row, alone or with the piece beneath it (`move.own-top`, `move.pair`). */
export interface Move {
  readonly phase: "move";
  readonly kind: "move";
  /** Index of the pile, from 0 at the left. */
  readonly pile: number;
  readonly direction: Direction;
  readonly pair: boolean;
}

/** Swaps two whole piles (`swap.piles`); `first` is the left one. */
export interface Swap {
  readonly phase: "move";
  readonly kind: "swap";
  readonly first: number;
  readonly second: number;
}

/** Passes, because no move and no swap is possible (`pass.forced`). */
export interface Pass {
  readonly phase: "move";
  readonly kind: "pass";
}

/** The action of a turn: a move, a swap or a pass. */
export type TurnAction = Move | Swap | Pass;
/** An action, discriminated by its `phase`. */
export type Action = Deal | ColourChoice | TurnAction;

export const COLOUR_CHOICES: readonly ColourChoice[] = deepFreeze(
  COLOURS.map((colour) => ({ phase: "colour", colour })),
);

// each action is one shared object, so that listing legal actions allocates only the list
const piles = Array.from({ length: PIECE_COUNT }, (_, pile) => pile);

const createMoves = (direction: Direction, pair: boolean): readonly Move[] =>
  piles.map((pile) => ({ phase: "move", kind: "move", pile, direction, pair }));

/** Every move, by direction, then single or pair, then pile. */
export const MOVES: Readonly<
  Record<Direction, { readonly single: readonly Move[]; readonly pair: readonly Move[] }>
> = deepFreeze({
  L: { single: createMoves("L", false), pair: createMoves("L", true) },
  R: { single: createMoves("R", false), pair: createMoves("R", true) },
});

/** The move of a pile. Fields are accessed by constant names, because V8 is much slower at computed ones. */
export function moveOf(pile: number, direction: Direction, pair: boolean): Move {
  const moves = direction === "L" ? MOVES.L : MOVES.R;
  return (pair ? moves.pair : moves.single)[pile] as Move;
}

/** Every swap, by first and second pile. */
export const SWAPS: readonly (readonly Swap[])[] = deepFreeze(
  piles.map((first) => piles.map((second) => ({ phase: "move", kind: "swap", first, second }))),
);

/** The pass. */
export const PASS: Pass = deepFreeze({ phase: "move", kind: "pass" });
