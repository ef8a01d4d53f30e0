import { type Choices, choices } from "../memory.ts";
import { COLOUR_OF, type Colour, VALUE_OF } from "./pieces.ts";
import type { Row } from "./row.ts";

const VALUES = Uint8Array.from(VALUE_OF);
/** 1 for the pieces of a colour, 0 for the others. */
const piecesOf = (colour: Colour): Uint8Array =>
  Uint8Array.from(COLOUR_OF, (other) => (other === colour ? 1 : 0));
const PIECES_OF: Readonly<Record<Colour, Uint8Array>> = { light: piecesOf("light"), dark: piecesOf("dark") };

/** 1 where a number is less than another, else 0: without a branch, of which a processor would guess half wrong. */
const isLess = (one: number, other: number): number => (one - other) >>> 31;

/**
 * Counts what a colour can do, until the next row is looked at: the rule of moves on a straight row a second time, for playouts.
 * The law `sample` of the kit holds it against the list.
 */
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
