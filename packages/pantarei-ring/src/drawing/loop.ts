import type { Layout } from "@serpentarium/core/scene";
import {
  BODY_TO_NEXT_ROW_DISTANCE,
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  drawnPileHeight,
  PIECE_HEIGHT,
  type Point,
  ROW_HEIGHT,
} from "@serpentarium/pantarei/parts";

/** The distance of the piles at the sides from the ends of the lines, in scene units. */
const SIDE_OFFSET = COLUMN_WIDTH / 2;
/** The margins beside the outer columns: the head bites the tail on the left, and the body turns on the right. */
const LEFT_MARGIN = 90;
const RIGHT_MARGIN = 74;

/** The maximal number of piles on a line, by layout. */
const MAX_COLUMNS: Readonly<Record<Layout, number>> = { wide: 8, narrow: 5 };

/** The number of lines of a ring: the first and the last hold most piles, those between them two each. */
function lineCount(piles: number, layout: Layout): number {
  const min = piles >= 14 ? 4 : piles >= 8 ? 3 : 2;
  return Math.max(min, Math.ceil(piles / 2) + 2 - MAX_COLUMNS[layout]);
}

/** The maximal height that lines need for `spare` stacked pieces: first a second piece on each line, then more on any. */
function maxHeight(lines: number, spare: number, tallest: number): number {
  const second = Math.min(spare, lines);
  const more = Math.min(spare - second, lines * (tallest - 2));
  return lines * (ROW_HEIGHT + PIECE_HEIGHT) + second * PIECE_HEIGHT + more * COVERED_PIECE_HEIGHT;
}

/** The size of the scene. It depends on the pieces and the goal only, so that it is constant during a match. */
export function sceneSize(
  pieces: number,
  tallest: number,
  layout: Layout,
): { readonly width: number; readonly height: number } {
  const heights = Array.from({ length: pieces }, (_, i) =>
    maxHeight(lineCount(i + 1, layout), pieces - i - 1, tallest),
  );
  return {
    width: (MAX_COLUMNS[layout] - 1) * COLUMN_WIDTH + LEFT_MARGIN + RIGHT_MARGIN,
    height: Math.max(...heights) + 12,
  };
}

/** A ring of piles, drawn as a loop with a straight line at the top and at the bottom. */
export interface Loop {
  /** The point of each pile, clockwise from the left end of the top line. */
  readonly points: readonly Point[];
  /** The y of the middle of the body on each line, from the top. */
  readonly lineYs: readonly number[];
  /** The ends of the top line and the bottom line. */
  readonly left: number;
  readonly right: number;
  /** The x of the body at either side, where piles can be. */
  readonly sides: { readonly left: number; readonly right: number };
}

/** The line of each pile, clockwise. */
function lineOfPiles(piles: number, count: number): readonly number[] {
  const between = Array.from({ length: count - 2 }, (_, i) => i + 1);
  const top = Math.ceil(piles / 2) - between.length;
  const bottom = piles - top - 2 * between.length;
  return [
    ...Array.from({ length: top }, () => 0),
    ...between,
    ...Array.from({ length: bottom }, () => count - 1),
    ...between.toReversed(),
  ];
}

/** The y of the middle of the body on each line, with space above it for the tallest pile of the line. */
function lineYsOf(
  heights: readonly number[],
  lineOf: readonly number[],
  count: number,
  height: number,
): number[] {
  const tallest = Array.from({ length: count }, (_, line) =>
    drawnPileHeight(Math.max(0, ...heights.filter((_pile, i) => lineOf[i] === line))),
  );
  const total = tallest.reduce((sum, tall) => sum + tall + ROW_HEIGHT, 0);
  let y = (height - total) / 2;
  return tallest.map((tall) => {
    y += tall + ROW_HEIGHT;
    return y - BODY_TO_NEXT_ROW_DISTANCE;
  });
}

/** Lays out piles of the given heights as a ring in the middle of the scene. */
export function createLoop(
  heights: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  layout: Layout,
): Loop {
  const count = lineCount(heights.length, layout);
  const lineOf = lineOfPiles(heights.length, count);
  const lines = lineYsOf(heights, lineOf, count, height);
  const top = lineOf.filter((line) => line === 0).length;
  const bottom = lineOf.filter((line) => line === count - 1).length;
  const [left, right] = topLineEnds(width, top);
  const sides = { left: left - SIDE_OFFSET, right: right + SIDE_OFFSET };
  const x = (pile: number): number => {
    if (pile < top) return left + pile * COLUMN_WIDTH;
    const back = pile - top - (count - 2);
    if (back < 0) return sides.right;
    return back < bottom ? (left + right) / 2 + ((bottom - 1) / 2 - back) * COLUMN_WIDTH : sides.left;
  };
  const points = lineOf.map((line, pile) => ({ x: x(pile), y: lines[line] as number }));
  return { points, lineYs: lines, left, right, sides };
}

function topLineEnds(width: number, top: number): readonly [left: number, right: number] {
  const span = (top - 1) * COLUMN_WIDTH;
  const left = LEFT_MARGIN + (width - LEFT_MARGIN - RIGHT_MARGIN - span) / 2;
  return [left, left + span];
}
