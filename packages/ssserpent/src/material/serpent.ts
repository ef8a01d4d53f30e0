import type { Seat, Text } from "@serpentarium/core";
import type { Cell, Heading } from "./grid.ts";

/** The colours in the order of the seats. */
export const COLOURS = ["red", "yellow"] as const;
/** The colour of a seat: red for the first, yellow for the second. */
export type Colour = (typeof COLOURS)[number];

/** What a colour is called in a sentence. */
export const COLOUR_NAMES: Readonly<Record<Colour, Text>> = {
  red: { en: "red", fr: "rouge" },
  yellow: { en: "yellow", fr: "jaune" },
};

/** The colour of a seat (`material.colours`). */
export const colourOf = (seat: Seat): Colour => (seat === 0 ? "red" : "yellow");

/** The seat of a colour, or -1. */
export const seatOf = (colour: string): Seat => (COLOURS as readonly string[]).indexOf(colour);

/** A serpent on the grid or, before it is placed, beside it. */
export interface Serpent {
  /** Its cells from head to tail; none before it is placed, or when its head was taken. */
  readonly body: readonly Cell[];
  /** The numbers of its body pieces from neck to tail, so that each can be followed over the grid. */
  readonly pieces: readonly number[];
  /** The heading of its own last step, or -1 if it never moved. */
  readonly last: Heading;
  /** Body pieces beside the grid. */
  readonly reserve: number;
  /** Whether it may eat blue apples (`eat.adult`). */
  readonly adult: boolean;
}

/** The pieces of a body that grew by some: each comes in behind the head, under the least number that is free. */
export function grown(pieces: readonly number[], count: number): readonly number[] {
  if (count === 0) return pieces;
  const all = [...pieces];
  for (let number = 1; all.length < pieces.length + count; number++)
    if (!all.includes(number)) all.unshift(number);
  return all;
}

/** A value for each seat. */
export type BySeat<T> = readonly [red: T, yellow: T];

export const bySeat = <T>(seat: Seat, own: T, other: T): BySeat<T> =>
  seat === 0 ? [own, other] : [other, own];

/** What is left of a serpent that was bitten (`attack.cut`): nothing when its head was taken. */
export const cut = (serpent: Serpent, length: number): Serpent => ({
  ...serpent,
  body: serpent.body.slice(0, length),
  pieces: serpent.pieces.slice(0, Math.max(length - 1, 0)),
  ...(length === 0 && { last: -1, adult: false }),
});

/** How many steps a serpent of so many pieces makes (`move.steps`). */
export const stepsOf = (pieces: number): number => Math.ceil(pieces / 2);
