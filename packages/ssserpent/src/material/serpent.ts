import type { Seat } from "@serpentarium/core";
import type { Cell, Heading } from "./grid.ts";

/** The colours in the order of the seats. */
export const COLOURS = ["red", "yellow"] as const;
/** The colour of a seat: red for the first, yellow for the second. */
export type Colour = (typeof COLOURS)[number];

/** The colour of a seat (`material.colours`). */
export const colourOfSeat = (seat: Seat): Colour => (seat === 0 ? "red" : "yellow");

/** The seat of a colour; -1 for any other text. */
export const seatOfColour = (colour: string): Seat => (COLOURS as readonly string[]).indexOf(colour);

/** A serpent, on the grid or not yet placed. */
export interface Serpent {
  /** Its cells from head to tail; empty before it is placed and after its head is taken. */
  readonly body: readonly Cell[];
  /** The numbers of its body pieces from neck to tail, so that a board can animate each piece. */
  readonly pieces: readonly number[];
  /** The heading of its last step; -1 if it never moved. */
  readonly lastHeading: Heading;
  /** The number of body pieces in reserve. */
  readonly reserve: number;
  /** Whether it may eat blue apples (`eat.adult`). */
  readonly adult: boolean;
}

/** Adds pieces to a body: each is inserted behind the head, with the lowest free number. */
export function growPieces(pieces: readonly number[], count: number): readonly number[] {
  if (count === 0) return pieces;
  const added: number[] = [];
  for (let number = 1; added.length < count; number++) if (!pieces.includes(number)) added.push(number);
  return [...added.reverse(), ...pieces];
}

/** A value for each of the two seats. */
export type BySeat<T> = readonly [red: T, yellow: T];

/** Orders two values by seat: `own` belongs to `seat`. */
export const bySeat = <T>(seat: Seat, own: T, other: T): BySeat<T> =>
  seat === 0 ? [own, other] : [other, own];

/** Cuts a bitten serpent to a length (`attack.cut`); length 0 means that its head was taken. */
export const cutSerpent = (serpent: Serpent, length: number): Serpent => ({
  ...serpent,
  body: serpent.body.slice(0, length),
  pieces: serpent.pieces.slice(0, Math.max(length - 1, 0)),
  ...(length === 0 && { lastHeading: -1, adult: false }),
});

/** The steps of a move by the number of pieces, head included (`move.steps`). */
export const stepsFor = (pieces: number): number => Math.ceil(pieces / 2);
