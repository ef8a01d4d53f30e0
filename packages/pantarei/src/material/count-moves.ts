import { type MoveCounts, moveCounts } from "../cache.ts";
import { COLOUR_BY_PIECE, type Colour, PIECE_COUNT, VALUE_BY_PIECE } from "./pieces.ts";
import type { Row } from "./row.ts";

/** The distance of a piece that may not move: farther than any row. */
const TOO_FAR = PIECE_COUNT;
/** How far each piece moves on the turn of a colour. */
const distancesOn = (colour: Colour): Uint8Array =>
  Uint8Array.from(VALUE_BY_PIECE, (value, piece) => (COLOUR_BY_PIECE[piece] === colour ? value : TOO_FAR));
const LIGHT_DISTANCES = distancesOn("light");
const DARK_DISTANCES = distancesOn("dark");

/** 1 if a number is less than another, else 0; branchless, because a processor mispredicts half of these branches. */
const isLess = (one: number, other: number): number => (one - other) >>> 31;

/**
 * Counts the moves and swaps of a colour on a straight row. The result is valid until the next call. It duplicates the rules for speed in
 * rollouts; the law `sample` of the test kit compares it with the list.
 */
export function countMoves({ pieces, pileEnds }: Row, colour: Colour): Readonly<MoveCounts> {
  const { ownTops, movesUpTo } = moveCounts;
  const distances = colour === "light" ? LIGHT_DISTANCES : DARK_DISTANCES;
  const piles = pileEnds.length;
  let own = 0;
  let moves = 0;
  let bottom = 0;
  for (let pile = 0; pile < piles; pile++) {
    const end = pileEnds[pile] as number;
    const top = pieces[end - 1] as number;
    const distance = distances[top] as number;
    const ways = isLess(distance, pile + 1) + isLess(pile + distance, piles);
    const isPaired = isLess(1, end - bottom);
    moves += ways << isPaired;
    // overwritten by the next pile unless this top is an own piece
    ownTops[own] = pile;
    movesUpTo[own] = moves;
    own += isLess(distance, TOO_FAR);
    bottom = end;
  }
  moveCounts.topCount = own;
  moveCounts.moves = moves;
  moveCounts.swaps = (own * (own - 1)) / 2;
  return moveCounts;
}
