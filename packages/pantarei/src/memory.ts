/*
 * What is kept between calls, for speed: every answer would be the same without it.
 */
import { PIECES } from "./material/pieces.ts";

/**
 * What a colour can do on a row, counted and not listed: a playout draws one turn, and would spend half of its time on the
 * list of all.
 */
export interface Choices {
  /** The piles with an own top, from the left; only the first `own`. */
  readonly tops: Uint8Array;
  /** How many moves there are with these tops up to each. */
  readonly upTo: Uint8Array;
  own: number;
  moves: number;
  /** Of every two own tops. */
  swaps: number;
}

/** For all rows. Safe because it is counted anew for each question, and read before the next is asked. */
export const choices: Choices = {
  tops: new Uint8Array(PIECES),
  upTo: new Uint8Array(PIECES),
  own: 0,
  moves: 0,
  swaps: 0,
};
