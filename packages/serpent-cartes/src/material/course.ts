import type { Seat } from "@serpentarium/core";
import { answerOnce } from "../memory.ts";
import { seatsOf } from "./pawns.ts";
import { OFF, type Row } from "./track.ts";

/** Which way a pawn runs: up the row, from card 1 to the last, or down it, from the last to card 1. */
export type Heading = "up" | "down";

/** Which way the pawn of each seat runs. */
export type Course = (seat: Seat) => Heading;

/** All pawns run from card 1 to the last (`setup.row`). */
export const UPWARDS: Course = () => "up";

/** The card on which a pawn enters that runs that way. */
export const startOf = (heading: Heading, cards: number): number => (heading === "up" ? 1 : cards);
/** The card that a pawn has to reach that runs that way (`end.goal`). */
export const goalOf = (heading: Heading, cards: number): number => (heading === "up" ? cards : 1);

/**
 * The number of a card as a pawn counts that runs that way, from 1 at its start to L at its goal; and from that number
 * the one in the row. {@link OFF} is nowhere for all.
 */
export const countedFrom = (heading: Heading, card: number, cards: number): number =>
  heading === "up" || card === OFF ? card : cards + 1 - card;

// all positions of a match share one row
const turned = answerOnce((row): Row => row.toReversed());

/** A row as a pawn sees it that runs that way, from its start to its goal. */
export const rowFor = (heading: Heading, row: Row): Row => (heading === "up" ? row : turned(row));

/** The seats, of so many, whose pawns run that way. */
export const runnersOf = (course: Course, heading: Heading, seats: number): readonly Seat[] =>
  seatsOf(seats).filter((seat) => course(seat) === heading);

/** Every way in which some of so many pawns run, each once. */
export const headingsOf = (course: Course, seats: number): readonly Heading[] => [
  ...new Set(seatsOf(seats).map(course)),
];
