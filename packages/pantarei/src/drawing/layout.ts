import type { Layout } from "@serpentarium/core/scene";

/** Sizes in scene units; a target is at least 24 px high when the narrow board is 328 px wide. */
export const COLUMN = 58;
export const MARGIN = 46;
/** What is to be seen of the top piece of a pile and the one beneath it, which can be pressed, in scene units. */
export const BAND = 29;
/** What is to be seen of a piece further down, in scene units. */
export const DEEP_BAND = 18;
/** From the middle of the serpent's body to the lower edge of the lowest piece, in scene units. */
export const LIFT = 17;
/** From the middle of the serpent’s body to the row below, in scene units. */
export const BELOW = 24;

const COLUMNS: Readonly<Record<Layout, number>> = { wide: 10, narrow: 5 };

/** How high a pile of so many pieces is drawn. */
export const stackHeight = (count: number): number =>
  Math.min(count, 2) * BAND + Math.max(count - 2, 0) * DEEP_BAND;

/** The height of a row without its piles, in scene units. */
export const ROW_HEIGHT = LIFT + BELOW;

/** The greatest height that piles of `pieces` pieces in all need when they stand in `rows` rows. */
function heightOf(rows: number, columns: number, pieces: number, tallest: number): number {
  let spare = pieces - (columns * (rows - 1) + 1);
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const extra = Math.min(spare, tallest - 1);
    spare -= extra;
    sum += ROW_HEIGHT + stackHeight(1 + extra);
  }
  return sum;
}

/** Where the piles of a row stand; the size depends on the pieces alone, so it stays the same for a whole game. */
export interface Frame {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export function frameFor(pieces: number, goal: number, layout: Layout): Frame {
  const columns = Math.max(Math.min(COLUMNS[layout], pieces), 2);
  const rows = Math.max(Math.ceil(pieces / columns), 1);
  const heights = Array.from({ length: rows }, (_, i) => heightOf(i + 1, columns, pieces, goal + 1));
  return { columns, width: columns * COLUMN + 2 * MARGIN, height: Math.max(...heights) + 12 };
}

/** Where a pile stands, in scene units. */
export interface Spot {
  readonly x: number;
  /** The middle of the serpent's body, on which the pile stands. */
  readonly y: number;
}

/** The spot of every pile: rows from left to right and back again in turn, as a serpent winds. */
export function spotsFor(heights: readonly number[], frame: Frame): Spot[] {
  const { columns, width } = frame;
  const rows = Math.ceil(heights.length / columns);
  const tallest = Array.from({ length: rows }, (_, row) =>
    stackHeight(Math.max(...heights.slice(row * columns, (row + 1) * columns))),
  );
  const total = tallest.reduce((sum, tall) => sum + tall + ROW_HEIGHT, 0);
  let y = (frame.height - total) / 2;
  const lines = tallest.map((tall) => {
    y += tall + ROW_HEIGHT;
    return y - BELOW;
  });
  const inLine = rows === 1 ? heights.length : columns;
  const left = (width - inLine * COLUMN) / 2;
  return heights.map((_, pile) => {
    const row = Math.floor(pile / columns);
    const step = pile % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return { x: left + (column + 0.5) * COLUMN, y: lines[row] as number };
  });
}
