import { COLOUR_OF, type Colour, PIECES, VALUE_OF } from "./pieces.ts";
import type { Row } from "./row.ts";

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

// for all rows: counted anew each time, and read at once
const choices: Choices = {
  tops: new Uint8Array(PIECES),
  upTo: new Uint8Array(PIECES),
  own: 0,
  moves: 0,
  swaps: 0,
};

const VALUES = Uint8Array.from(VALUE_OF);
/** 1 for the pieces of a colour, 0 for the others. */
const piecesOf = (colour: Colour): Uint8Array =>
  Uint8Array.from(COLOUR_OF, (other) => (other === colour ? 1 : 0));
const PIECES_OF: Readonly<Record<Colour, Uint8Array>> = { light: piecesOf("light"), dark: piecesOf("dark") };

/** 1 where a number is less than another, else 0: without a branch, of which a processor would guess half wrong. */
const isLess = (one: number, other: number): number => (one - other) >>> 31;

/** Counts what a colour can do, until the next row is looked at. */
export function countChoices({ pieces, ends }: Row, colour: Colour): Readonly<Choices> {
  const { tops, upTo } = choices;
  const isOf = PIECES_OF[colour];
  const piles = ends.length;
  let own = 0;
  let moves = 0;
  let bottom = 0;
  for (let pile = 0; pile < piles; pile++) {
    const end = ends[pile] as number;
    const top = pieces[end - 1] as number;
    const distance = VALUES[top] as number;
    const isOwn = isOf[top] as number;
    const ways = isLess(distance, pile + 1) + isLess(pile + distance, piles);
    const isPaired = isLess(1, end - bottom);
    moves += isOwn * (ways << isPaired);
    // written over by the next pile where the top is not an own one
    tops[own] = pile;
    upTo[own] = moves;
    own += isOwn;
    bottom = end;
  }
  choices.own = own;
  choices.moves = moves;
  choices.swaps = (own * (own - 1)) / 2;
  return choices;
}
