import { COLOUR_OF, type Colour, type Piece } from "./pieces.ts";

/**
 * Piles in a row, in two flat arrays: every piece from left to right and from bottom to top, and for each pile
 * the index just past its top piece.
 */
export interface Row {
  readonly pieces: readonly Piece[];
  readonly ends: readonly number[];
}

/** The way along the row: `L` towards the head, `R` towards the tail. */
export type Direction = "L" | "R";

/** The index past the top of each pile, from the heights of the piles. */
export function endsOf(heights: readonly number[]): number[] {
  let end = 0;
  return heights.map((height) => {
    end += height;
    return end;
  });
}

/** A row of single pieces. */
export const singles = (pieces: readonly Piece[]): Row => ({ pieces, ends: pieces.map((_, i) => i + 1) });

const bottom = ({ ends }: Row, pile: number): number => (pile === 0 ? 0 : (ends[pile - 1] as number));

/** How many pieces a pile holds. */
export const height = (row: Row, pile: number): number => (row.ends[pile] as number) - bottom(row, pile);

/** The piece on top of a pile, or `depth` pieces beneath it. */
export const pieceAt = ({ pieces, ends }: Row, pile: number, depth = 0): Piece =>
  pieces[(ends[pile] as number) - 1 - depth] as Piece;

const pileOf = (row: Row, pile: number): readonly Piece[] =>
  row.pieces.slice(bottom(row, pile), row.ends[pile]);

/** The pieces of every pile, from bottom to top. */
export const pilesOf = (row: Row): (readonly Piece[])[] => row.ends.map((_, pile) => pileOf(row, pile));

/** Whether a piece of that colour is on top of a pile (`move.own-top`). */
export const isOwnTop = (row: Row, pile: number, colour: Colour): boolean =>
  COLOUR_OF[pieceAt(row, pile)] === colour;

/** Whether there is a pile of that number (`move.end-of-row`). */
export const isOnRow = ({ ends }: Row, pile: number): boolean => pile >= 0 && pile < ends.length;

/** Whether a colour is on top of two piles, so that it could swap them (`swap.piles`). */
export function canSwap(row: Row, colour: Colour): boolean {
  let own = 0;
  for (let pile = 0; pile < row.ends.length; pile++) if (isOwnTop(row, pile, colour)) own++;
  return own >= 2;
}

/** The row after the top `count` pieces of a pile went to another one; a pile used up closes the row. */
export function moved(
  { pieces: before, ends: endsBefore }: Row,
  from: number,
  to: number,
  count: number,
): Row {
  const pieces = before.slice();
  const ends = endsBefore.slice();
  const source = ends[from] as number;
  const target = ends[to] as number;
  // loops, since copyWithin and splice are several times as slow on so few numbers
  if (to > from) {
    for (let i = source; i < target; i++) pieces[i - count] = before[i] as Piece;
    for (let i = 0; i < count; i++) pieces[target - count + i] = before[source - count + i] as Piece;
    for (let pile = from; pile < to; pile++) ends[pile] = (ends[pile] as number) - count;
  } else {
    for (let i = target; i < source - count; i++) pieces[i + count] = before[i] as Piece;
    for (let i = 0; i < count; i++) pieces[target + i] = before[source - count + i] as Piece;
    for (let pile = to; pile < from; pile++) ends[pile] = (ends[pile] as number) + count;
  }
  const emptied = ends[from] === (from === 0 ? 0 : ends[from - 1]);
  if (emptied) closeAt(ends, from);
  return { pieces, ends };
}

/** Takes one pile out. */
function closeAt(ends: number[], pile: number): void {
  for (let i = pile + 1; i < ends.length; i++) ends[i - 1] = ends[i] as number;
  ends.pop();
}

/** The row after two whole piles changed places, `first` being further left. */
export function swapped(row: Row, first: number, second: number): Row {
  const { pieces: before } = row;
  const pieces = before.slice();
  const ends = row.ends.slice();
  const from = bottom(row, first);
  const fromEnd = ends[first] as number;
  const to = bottom(row, second);
  const toEnd = ends[second] as number;
  let at = from;
  for (let i = to; i < toEnd; i++) pieces[at++] = before[i] as Piece;
  for (let i = fromEnd; i < to; i++) pieces[at++] = before[i] as Piece;
  for (let i = from; i < fromEnd; i++) pieces[at++] = before[i] as Piece;
  const growth = toEnd - to - (fromEnd - from);
  for (let pile = first; pile < second; pile++) ends[pile] = (ends[pile] as number) + growth;
  return { pieces, ends };
}
