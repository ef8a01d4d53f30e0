/*
 * State that is kept between calls for speed. Results do not depend on it.
 */
import { PIECE_COUNT } from "./material/pieces.ts";

/**
 * How many moves and swaps a colour has on a row. Drawing one turn of a rollout needs only these numbers; listing all
 * turns would take half of its time.
 */
export interface MoveCounts {
  /** The piles with an own piece on top, from the left; only the first `topCount` entries count. */
  readonly ownTops: Uint8Array;
  /** For each of these piles, the number of moves from it and all piles before it. */
  readonly movesUpTo: Uint8Array;
  topCount: number;
  moves: number;
  /** One for each pair of these piles. */
  swaps: number;
}

/** A buffer shared by all rows. Safe because each call of `countMoves` fills it anew, and its caller reads it at once. */
export const moveCounts: MoveCounts = {
  ownTops: new Uint8Array(PIECE_COUNT),
  movesUpTo: new Uint8Array(PIECE_COUNT),
  topCount: 0,
  moves: 0,
  swaps: 0,
};
