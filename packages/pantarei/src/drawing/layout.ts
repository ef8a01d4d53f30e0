import type { Layout } from "@serpentarium/core/scene";

/** The width of a column, in scene units. Targets are at least 24 px high when the narrow board is 328 px wide. */
export const COLUMN_WIDTH = 58;
export const MARGIN = 46;
/** The visible height of each of the two top pieces of a pile, which can be pressed, in scene units. */
export const PIECE_HEIGHT = 29;
/** The visible height of each lower piece, in scene units, if the board is high enough. */
export const COVERED_PIECE_HEIGHT = 18;
const MIN_COVERED_PIECE_HEIGHT = 10;
/** The distance from the middle of the serpent's body, which is that of a single piece, down to the foot of the piles, in scene units. */
export const BODY_TO_FOOT_DISTANCE = PIECE_HEIGHT / 2;
/** The height of the number plates below the piles, in scene units. */
export const PLATE_HEIGHT = 29;
const ROW_GAP = 8;

const MAX_COLUMNS: Readonly<Record<Layout, number>> = { wide: 7, narrow: 5 };

/** The drawn height of a pile of `count` pieces, in scene units. */
export const drawnPileHeight = (count: number, coveredHeight = COVERED_PIECE_HEIGHT): number =>
  Math.min(count, 2) * PIECE_HEIGHT + Math.max(count - 2, 0) * coveredHeight;

/** The height of a line without its piles, in scene units. */
export const ROW_HEIGHT = PLATE_HEIGHT + ROW_GAP;
/** The distance from the middle of the serpent's body down to the next line, in scene units. */
export const BODY_TO_NEXT_ROW_DISTANCE = BODY_TO_FOOT_DISTANCE + ROW_HEIGHT;

/** The maximal height that piles of `pieces` pieces in total need on `rows` lines: first a second piece on each line, then more on any. */
function neededHeight(rows: number, columns: number, pieces: number, tallest: number): number {
  const spare = pieces - (columns * (rows - 1) + 1);
  const second = Math.min(spare, rows);
  const covered = Math.min(spare - second, rows * (tallest - 2));
  return rows * (ROW_HEIGHT + PIECE_HEIGHT) + second * PIECE_HEIGHT + covered * MIN_COVERED_PIECE_HEIGHT;
}

/** The height above and below the lines together, in scene units. */
const VERTICAL_MARGINS = 12;

/** The columns and size of a board. They depend on the pieces and the goal only, so that they are constant during a match. */
export interface BoardGeometry {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export function boardGeometry(pieces: number, goal: number, layout: Layout): BoardGeometry {
  const rows = Math.max(Math.ceil(pieces / MAX_COLUMNS[layout]), 1);
  // lines of about the same length
  const columns = Math.max(Math.ceil(pieces / rows), 2);
  const heights = Array.from({ length: rows }, (_, i) => neededHeight(i + 1, columns, pieces, goal + 1));
  const height = Math.max(...heights) + VERTICAL_MARGINS;
  return { columns, width: columns * COLUMN_WIDTH + 2 * MARGIN, height };
}

/** A point, in scene units. */
export interface Point {
  readonly x: number;
  /** For a pile, the middle of the serpent's body, of which its lowest piece is a part. */
  readonly y: number;
}

/** The number of pieces of the tallest pile of each line. */
function tallestOfRows(heights: readonly number[], columns: number): number[] {
  const rows = Math.ceil(heights.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  );
}

/** The visible height of each covered piece at which the piles fit on the board, in scene units. */
export function coveredPieceHeight(heights: readonly number[], { columns, height }: BoardGeometry): number {
  const tallest = tallestOfRows(heights, columns);
  const uncovered = tallest.reduce((sum, count) => sum + ROW_HEIGHT + drawnPileHeight(count, 0), 0);
  const covered = tallest.reduce((sum, count) => sum + Math.max(count - 2, 0), 0);
  return Math.min(COVERED_PIECE_HEIGHT, (height - VERTICAL_MARGINS - uncovered) / (covered || 1));
}

/** The point of each pile: lines alternate between left to right and right to left. */
export function pilePoints(
  heights: readonly number[],
  geometry: BoardGeometry,
  coveredHeight = COVERED_PIECE_HEIGHT,
): Point[] {
  const { columns, width } = geometry;
  const tallest = tallestOfRows(heights, columns).map((count) => drawnPileHeight(count, coveredHeight));
  const total = tallest.reduce((sum, tall) => sum + tall + ROW_HEIGHT, 0);
  // the gap below the last line goes to the counts above the first one
  let y = (geometry.height - total + ROW_GAP) / 2;
  const lines = tallest.map((tall) => {
    y += tall + ROW_HEIGHT;
    return y - BODY_TO_NEXT_ROW_DISTANCE;
  });
  const perLine = tallest.length === 1 ? heights.length : columns;
  const left = (width - perLine * COLUMN_WIDTH) / 2;
  return heights.map((_, pile) => {
    const row = Math.floor(pile / columns);
    const step = pile % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return { x: left + (column + 0.5) * COLUMN_WIDTH, y: lines[row] as number };
  });
}
