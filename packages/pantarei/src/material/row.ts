import { COLOUR_BY_PIECE, type Colour, type Piece } from "./pieces.ts";

/**
 * A row of piles as two flat arrays: `pieces` from left to right and bottom to top, and `pileEnds`, for each pile the index
 * after its top piece.
 */
export interface Row {
  readonly pieces: readonly Piece[];
  readonly pileEnds: readonly number[];
}

/** A direction along the row: `L` towards the head, `R` towards the tail. */
export type Direction = "L" | "R";

/** The index after the top piece of each pile, from the heights of the piles. */
export function pileEndsOf(heights: readonly number[]): number[] {
  let end = 0;
  return heights.map((height) => {
    end += height;
    return end;
  });
}

/** A row in which each piece is a pile. */
export function singlePieceRow(pieces: readonly Piece[]): Row {
  // a copy, as in `renumberPieces`
  const pileEnds = [...pieces];
  for (let i = 0; i < pileEnds.length; i++) pileEnds[i] = i + 1;
  return { pieces, pileEnds };
}

const pileStart = ({ pileEnds }: Row, pile: number): number =>
  pile === 0 ? 0 : (pileEnds[pile - 1] as number);

/** The number of pieces in a pile. */
export const pileHeight = (row: Row, pile: number): number =>
  (row.pileEnds[pile] as number) - pileStart(row, pile);

/** The piece on top of a pile, or `depth` pieces below the top. */
export const pieceAt = ({ pieces, pileEnds }: Row, pile: number, depth = 0): Piece =>
  pieces[(pileEnds[pile] as number) - 1 - depth] as Piece;

const piecesOfPile = (row: Row, pile: number): readonly Piece[] =>
  row.pieces.slice(pileStart(row, pile), row.pileEnds[pile]);

/** The pieces of every pile, from bottom to top. */
export const piecesByPile = (row: Row): (readonly Piece[])[] =>
  row.pileEnds.map((_, pile) => piecesOfPile(row, pile));

/** Whether the top piece of a pile has that colour (`move.own-top`). */
export const isOwnTop = (row: Row, pile: number, colour: Colour): boolean =>
  COLOUR_BY_PIECE[pieceAt(row, pile)] === colour;

/** The height of the tallest pile with a top piece of that colour; 0 if there is none. */
export const tallestPile = (row: Row, colour: Colour): number =>
  row.pileEnds.reduce(
    (tallest, _, pile) => (isOwnTop(row, pile, colour) ? Math.max(tallest, pileHeight(row, pile)) : tallest),
    0,
  );

/** Whether a pile with that index exists (`move.end-of-row`). */
export const isPileOnRow = ({ pileEnds }: Row, pile: number): boolean => pile >= 0 && pile < pileEnds.length;

/** Whether a colour tops at least two piles, so that it can swap them (`swap.piles`). */
export function canSwap(row: Row, colour: Colour): boolean {
  let own = 0;
  for (let pile = 0; pile < row.pileEnds.length; pile++) if (isOwnTop(row, pile, colour)) own++;
  return own >= 2;
}

/** The row after the top `count` pieces of a pile move to another pile; an empty pile is removed. */
export function movePieces(
  { pieces: before, pileEnds: endsBefore }: Row,
  from: number,
  to: number,
  count: number,
): Row {
  const pieces = before.slice();
  const ends = endsBefore.slice();
  const source = ends[from] as number;
  const target = ends[to] as number;
  // loops, because copyWithin and splice are several times slower on such short arrays
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
  if (emptied) removePile(ends, from);
  return { pieces, pileEnds: ends };
}

/** Removes a pile. */
function removePile(ends: number[], pile: number): void {
  for (let i = pile + 1; i < ends.length; i++) ends[i - 1] = ends[i] as number;
  ends.pop();
}

/** The row after a swap of two whole piles; `first` is the left one. */
export function swapPiles(row: Row, first: number, second: number): Row {
  const { pieces: before } = row;
  const pieces = before.slice();
  const ends = row.pileEnds.slice();
  const from = pileStart(row, first);
  const fromEnd = ends[first] as number;
  const to = pileStart(row, second);
  const toEnd = ends[second] as number;
  let at = from;
  for (let i = to; i < toEnd; i++) pieces[at++] = before[i] as Piece;
  for (let i = fromEnd; i < to; i++) pieces[at++] = before[i] as Piece;
  for (let i = from; i < fromEnd; i++) pieces[at++] = before[i] as Piece;
  const growth = toEnd - to - (fromEnd - from);
  for (let pile = first; pile < second; pile++) ends[pile] = (ends[pile] as number) + growth;
  return { pieces, pileEnds: ends };
}
