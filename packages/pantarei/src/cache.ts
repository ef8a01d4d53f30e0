/*
 * State that is kept between calls for speed. Results do not depend on it.
 */
import { PIECE_COUNT } from "./material/pieces.ts";

/**
 * The numbers of moves and swaps of a colour on a row. Drawing one turn of a rollout needs only these; listing all turns would take half of
 * its time.
 */
export interface MoveCounts {
  /** The piles with an own piece on top, from the left; only the first `topCount` entries are valid. */
  readonly ownTops: Uint8Array;
  /** For each of these piles, the number of moves from it and all piles before it. */
  readonly movesUpTo: Uint8Array;
  topCount: number;
  moves: number;
  /** One for each pair of these piles. */
  swaps: number;
}

/** A buffer shared by all rows. Safe because each call of `countMoves` refills it, and its caller reads it immediately. */
export const moveCounts: MoveCounts = {
  ownTops: new Uint8Array(PIECE_COUNT),
  movesUpTo: new Uint8Array(PIECE_COUNT),
  topCount: 0,
  moves: 0,
  swaps: 0,
};
