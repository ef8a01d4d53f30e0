import type { Layout } from "@serpentarium/core/scene";
import {
  BAND,
  BELOW,
  COLUMN,
  DEEP_BAND,
  ROW_HEIGHT,
  type Spot,
  stackHeight,
} from "@serpentarium/pantarei/parts";

/** How far out the piles stand that are on neither the top line nor the bottom one. */
const SIDE = COLUMN / 2;
/** Room beside the outer columns: on the left the head bites the tail, on the right the body turns. */
const LEFT = 90;
const RIGHT = 74;

/** The most piles on a line. */
const COLUMNS: Readonly<Record<Layout, number>> = { wide: 8, narrow: 5 };

/** On how many lines a ring of so many piles lies: the first and the last hold most, those between them two each. */
function linesFor(piles: number, layout: Layout): number {
  const least = piles >= 14 ? 4 : piles >= 8 ? 3 : 2;
  return Math.max(least, Math.ceil(piles / 2) + 2 - COLUMNS[layout]);
}

/** The room that lines of piles may need: first a second piece on each, then more on any. */
function heightOf(lines: number, spare: number, tallest: number): number {
  const second = Math.min(spare, lines);
  const more = Math.min(spare - second, lines * (tallest - 2));
  return lines * (ROW_HEIGHT + BAND) + second * BAND + more * DEEP_BAND;
}

/** The size of the scene: it depends on the pieces and the goal alone, so it stays the same for a whole game. */
export function sizeFor(
  pieces: number,
  tallest: number,
  layout: Layout,
): { readonly width: number; readonly height: number } {
  const heights = Array.from({ length: pieces }, (_, i) =>
    heightOf(linesFor(i + 1, layout), pieces - i - 1, tallest),
  );
  return { width: (COLUMNS[layout] - 1) * COLUMN + LEFT + RIGHT, height: Math.max(...heights) + 12 };
}

/** A ring of piles, drawn as a loop with straight lines above and below. */
export interface Loop {
  /** The spot of every pile, clockwise from the left end of the top line. */
  readonly spots: readonly Spot[];
  /** The middle of the body on each line, from the top. */
  readonly lines: readonly number[];
  /** Where the top line and the bottom line begin and end. */
  readonly left: number;
  readonly right: number;
  /** Where the body goes down on the right and up on the left, if piles stand there. */
  readonly sides: { readonly left: number; readonly right: number };
}

/** On which line each pile stands, clockwise. */
function lineOfEach(piles: number, count: number): readonly number[] {
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

/** The middle of the body on each line: every line has room above it for its tallest pile. */
function linesOf(
  heights: readonly number[],
  lineOf: readonly number[],
  count: number,
  height: number,
): number[] {
  const tallest = Array.from({ length: count }, (_, line) =>
    stackHeight(Math.max(0, ...heights.filter((_pile, i) => lineOf[i] === line))),
  );
  const total = tallest.reduce((sum, tall) => sum + tall + ROW_HEIGHT, 0);
  let y = (height - total) / 2;
  return tallest.map((tall) => {
    y += tall + ROW_HEIGHT;
    return y - BELOW;
  });
}

/** The ring of piles of those heights, in the middle of a scene of that size. */
export function loopFor(
  heights: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  layout: Layout,
): Loop {
  const count = linesFor(heights.length, layout);
  const lineOf = lineOfEach(heights.length, count);
  const lines = linesOf(heights, lineOf, count, height);
  const top = lineOf.filter((line) => line === 0).length;
  const bottom = lineOf.filter((line) => line === count - 1).length;
  const [left, right] = edges(width, top);
  const sides = { left: left - SIDE, right: right + SIDE };
  const x = (pile: number): number => {
    if (pile < top) return left + pile * COLUMN;
    const back = pile - top - (count - 2);
    if (back < 0) return sides.right;
    return back < bottom ? (left + right) / 2 + ((bottom - 1) / 2 - back) * COLUMN : sides.left;
  };
  const spots = lineOf.map((line, pile) => ({ x: x(pile), y: lines[line] as number }));
  return { spots, lines, left, right, sides };
}

function edges(width: number, top: number): readonly [left: number, right: number] {
  const span = (top - 1) * COLUMN;
  const left = LEFT + (width - LEFT - RIGHT - span) / 2;
  return [left, left + span];
}
