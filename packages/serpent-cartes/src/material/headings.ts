import type { Seat } from "@serpentarium/core";
import { memoize } from "../cache.ts";
import { seatsOf } from "./pawns.ts";
import { OFF_ROW, type Row } from "./rest-table.ts";

/** The direction of a pawn: up the row, from card 1 to the last, or down, from the last to card 1. */
export type Heading = "up" | "down";

/** The heading of the pawn of each seat. */
export type HeadingBySeat = (seat: Seat) => Heading;

/** The course on which all pawns run from card 1 to the last (`setup.row`). */
export const UPWARD_HEADINGS: HeadingBySeat = () => "up";

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
const reversedRow = memoize((row): Row => row.toReversed());

/** A row in the order in which pawns with a heading run, from their start to their goal. */
export const relativeRow = (heading: Heading, row: Row): Row => (heading === "up" ? row : reversedRow(row));

/** The seats whose pawns have a heading. */
export const seatsWithHeading = (course: HeadingBySeat, heading: Heading, seats: number): readonly Seat[] =>
  seatsOf(seats).filter((seat) => course(seat) === heading);

/** The distinct headings of the pawns of all seats. */
export const headingsOf = (course: HeadingBySeat, seats: number): readonly Heading[] => [
  ...new Set(seatsOf(seats).map(course)),
];
