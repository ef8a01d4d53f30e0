import type { Seat, Table } from "@serpentarium/core";
import { memoize } from "../cache.ts";
import type { Options } from "../options.ts";
import { seatsOf } from "./pawns.ts";
import { OFF_ROW, type Row } from "./rest-table.ts";

/** The direction of a pawn: up the row, from card 1 to the last, or down, from the last to card 1. */
export type Heading = "up" | "down";

/** The course of a game: the directions of its pawns. `O` is the type of the options on which it depends. */
export interface Course<O extends object = Options> {
  /** Returns the heading of the pawn of a seat, which is constant during a match. */
  heading(seat: Seat, table: Table<O>): Heading;
}

/** The course on which all pawns run from card 1 to the last (`setup.row`). */
export const UPWARD_COURSE: Course<object> = { heading: () => "up" };

/** The heading of the pawn of each seat at a table. */
export const headingsOf = (course: Course, table: Table<Options>): readonly Heading[] =>
  seatsOf(table.seats).map((seat) => course.heading(seat, table));

/** The seats whose pawns have a heading. @param headings - by seat */
export const seatsWithHeading = (headings: readonly Heading[], heading: Heading): readonly Seat[] =>
  headings.flatMap((other, seat) => (other === heading ? [seat] : []));

/** The card on which pawns with a heading enter. */
export const startCardFor = (heading: Heading, cards: number): number => (heading === "up" ? 1 : cards);
/** The card that pawns with a heading have to reach (`end.goal`). */
export const goalCardFor = (heading: Heading, cards: number): number => (heading === "up" ? cards : 1);

/**
 * The number of a card as counted by a pawn with a heading, from 1 at its start to L at its goal. It is its own inverse, and
 * keeps {@link OFF_ROW}.
 */
export const relativeCard = (heading: Heading, card: number, cards: number): number =>
  heading === "up" || card === OFF_ROW ? card : cards + 1 - card;

// cached, because all positions of a match share one row
const reversedRow = memoize((row: Row): Row => row.toReversed());

/** A row in the order in which pawns with a heading run, from their start to their goal. */
export const relativeRow = (heading: Heading, row: Row): Row => (heading === "up" ? row : reversedRow(row));
