import { type MoveCounts, moveCounts } from "../cache.ts";
import { COLOUR_BY_PIECE, type Colour, VALUE_BY_PIECE } from "./pieces.ts";
import type { Row } from "./row.ts";

const VALUES = Uint8Array.from(VALUE_BY_PIECE);
/** 1 for each piece of a colour, 0 for all others. */
const colourMask = (colour: Colour): Uint8Array =>
  Uint8Array.from(COLOUR_BY_PIECE, (other) => (other === colour ? 1 : 0));
const COLOUR_MASKS: Readonly<Record<Colour, Uint8Array>> = {
  light: colourMask("light"),
  dark: colourMask("dark"),
};

/** 1 if a number is less than another, else 0; without a branch, because a processor mispredicts half of these. */
const isLess = (one: number, other: number): number => (one - other) >>> 31;

/**
 * Counts the moves and swaps of a colour on a straight row. The result is valid until the next call. It repeats the rules
 * for speed in rollouts; the law `sample` of the test kit compares it with the list.
 */
export function countMoves({ pieces, pileEnds }: Row, colour: Colour): Readonly<MoveCounts> {
  const { ownTops, movesUpTo } = moveCounts;
  const isOfColour = COLOUR_MASKS[colour];
  const piles = pileEnds.length;
  let own = 0;
  let moves = 0;
  let bottom = 0;
  for (let pile = 0; pile < piles; pile++) {
    const end = pileEnds[pile] as number;
    const top = pieces[end - 1] as number;
    const distance = VALUES[top] as number;
    const isOwn = isOfColour[top] as number;
    const ways = isLess(distance, pile + 1) + isLess(pile + distance, piles);
    const isPaired = isLess(1, end - bottom);
    moves += isOwn * (ways << isPaired);
    // overwritten by the next pile unless this top is an own piece
    ownTops[own] = pile;
    movesUpTo[own] = moves;
    own += isOwn;
    bottom = end;
  }
  moveCounts.topCount = own;
  moveCounts.moves = moves;
  moveCounts.swaps = (own * (own - 1)) / 2;
  return moveCounts;
}
