import { type MaterialPiece, pieceHeight, type Rect } from "@serpentarium/core/scene";

/** The sizes of paper, upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
/** A size of paper. */
export type Paper = keyof typeof PAPERS;

/** The margin that no printer needs, in millimetres. */
export const PRINTER_MARGIN = 7;
/** The length of a cut mark and its distance from the pieces, in millimetres. */
const MARK_LENGTH = 4;
const MARK_GAP = 1;
/** What lies between the edge of the paper and the pieces, in millimetres: the header or the footer is beyond the cut marks. */
const SIDE_MARGIN = PRINTER_MARGIN + MARK_LENGTH + MARK_GAP;
const HEAD_MARGIN = SIDE_MARGIN + 5;
/** The distance between two blocks of pieces, in millimetres. */
const BLOCK_GAP = 2 * (MARK_LENGTH + MARK_GAP);
/** Sums of sizes are compared with this tolerance, in millimetres. */
const TOLERANCE = 1e-6;

/** A piece on a sheet, in millimetres from the top left corner of the paper. */
export interface PlacedPiece extends Rect {
  readonly piece: MaterialPiece;
}

/** A line to cut along, beside the pieces, in millimetres. */
export interface CutMark {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** The pieces on one side of a sheet of paper. */
export interface Sheet {
  readonly pieces: readonly PlacedPiece[];
  readonly marks: readonly CutMark[];
}

interface Block {
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly MaterialPiece[];
}

/** The cut marks around a block: at both ends of each edge of its columns and rows. */
function marksOf({ x, y, w, h, columns, pieces }: Block): CutMark[] {
  const rows = Math.ceil(pieces.length / columns);
  const [right, bottom] = [x + columns * w, y + rows * h];
  const [near, far] = [MARK_GAP, MARK_GAP + MARK_LENGTH];
  const along = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i);
  return [
    ...along(columns).flatMap((i): CutMark[] => [
      { from: [x + i * w, y - far], to: [x + i * w, y - near] },
      { from: [x + i * w, bottom + near], to: [x + i * w, bottom + far] },
    ]),
    ...along(rows).flatMap((i): CutMark[] => [
      { from: [x - far, y + i * h], to: [x - near, y + i * h] },
      { from: [right + near, y + i * h], to: [right + far, y + i * h] },
    ]),
  ];
}

const toSheet = (blocks: readonly Block[]): Sheet => ({
  pieces: blocks.flatMap(({ x, y, w, h, columns, pieces }) =>
    pieces.map((piece, i) => ({
      piece,
      x: x + (i % columns) * w,
      y: y + Math.floor(i / columns) * h,
      w,
      h,
    })),
  ),
  marks: blocks.flatMap(marksOf),
});

/** Whether a piece fits a sheet of paper. */
export function fitsPaper(piece: MaterialPiece, paper: Paper): boolean {
  const { width, height } = PAPERS[paper];
  return (
    piece.width <= width - 2 * SIDE_MARGIN + TOLERANCE &&
    pieceHeight(piece) <= height - 2 * HEAD_MARGIN + TOLERANCE
  );
}

/** Groups pieces by their size, each as often as it is counted. */
function groupBySize(pieces: readonly MaterialPiece[]): readonly MaterialPiece[][] {
  const groups: MaterialPiece[][] = [];
  for (const piece of pieces) {
    const isSameSize = ([first]: readonly MaterialPiece[]): boolean =>
      first !== undefined &&
      Math.abs(first.width - piece.width) < TOLERANCE &&
      Math.abs(pieceHeight(first) - pieceHeight(piece)) < TOLERANCE;
    const copies = Array.from({ length: piece.count }, () => piece);
    const group = groups.find(isSameSize);
    if (group) group.push(...copies);
    else groups.push(copies);
  }
  return groups;
}

/**
 * Lays out pieces: those of the same size in a block without gaps, so that one cut separates two pieces, and blocks below each other, in
 * the order of their first pieces.
 *
 * @param pieces - each fits the paper ({@link fitsPaper})
 */
export function layoutSheets(pieces: readonly MaterialPiece[], paper: Paper): readonly Sheet[] {
  const { width, height } = PAPERS[paper];
  const bottom = height - HEAD_MARGIN + TOLERANCE;
  const sheets: Block[][] = [];
  let y = bottom;
  for (const group of groupBySize(pieces)) {
    const [{ width: w } = { width: 0 }, h] = [group[0], group[0] ? pieceHeight(group[0]) : 0];
    const columns = Math.min(Math.floor((width - 2 * SIDE_MARGIN + TOLERANCE) / w), group.length);
    for (let placed = 0; placed < group.length; ) {
      if (y + h > bottom) {
        sheets.push([]);
        y = HEAD_MARGIN;
      }
      const rows = Math.floor((bottom - y) / h);
      const block = {
        w,
        h,
        columns,
        x: (width - columns * w) / 2,
        y,
        pieces: group.slice(placed, placed + rows * columns),
      };
      sheets.at(-1)?.push(block);
      placed += block.pieces.length;
      y += Math.ceil(block.pieces.length / columns) * h + BLOCK_GAP;
    }
  }
  return sheets.map(toSheet);
}

/** The other side of a sheet, as it lies when the paper is turned over on its long edge. */
export function turnSheet({ pieces, marks }: Sheet, paper: Paper): Sheet {
  const { width } = PAPERS[paper];
  return {
    pieces: pieces.map((placed) => ({ ...placed, x: width - placed.x - placed.w })),
    marks: marks.map(({ from, to }) => ({ from: [width - from[0], from[1]], to: [width - to[0], to[1]] })),
  };
}
