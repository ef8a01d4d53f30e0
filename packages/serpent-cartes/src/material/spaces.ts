import type { Heading } from "./course.ts";

/** The id of the space of a card by its number; number 0 is the place beside the row. */
export const space = (card: number): string => `card-${card}`;

/** The id of the place where pawns wait that run that way: beside card 1, or beside the last. */
export const waitingSpace = (heading: Heading): string => (heading === "up" ? space(0) : "card-0-down");
