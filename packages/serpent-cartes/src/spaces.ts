/*
 * The ids of the spaces on the board, used by scenes, events and failures.
 */
import type { Heading } from "./material/headings.ts";

/** The space of a card by its number; 0 is the space beside the row. */
export const cardSpaceId = (card: number): string => `card-${card}`;

/** The space where pawns with that heading wait: beside card 1, or beside the last card. */
export const waitingSpaceId = (heading: Heading): string =>
  heading === "up" ? cardSpaceId(0) : "card-0-down";
