/*
 * The ids of the places on the board, that scenes, events and failures name.
 */
import type { Heading } from "./material/course.ts";

/** The place of a card by its number; number 0 is the place beside the row. */
export const space = (card: number): string => `card-${card}`;

/** The place where pawns wait that run that way: beside card 1, or beside the last. */
export const waitingSpace = (heading: Heading): string => (heading === "up" ? space(0) : "card-0-down");
