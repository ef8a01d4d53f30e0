import type { Rect } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The radius of the disc with the number of a card, in scene units. */
export const DISC = 11;
/** The length of an arrowhead. */
const HEAD = 8;

/** A line with an arrowhead, both as paths. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

/** Where on its card the disc lies: below the middle, so that the corner shows. */
export const discOn = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h * 0.6 });

/** Where a pawn enters: at the upper edge of a card. */
export const doorOf = ({ x, y, w }: Rect): Point => ({ x: x + w / 2, y: y - 1 });

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A point on the way from one to another, so far from the first. */
function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A head whose tip is at a point, coming from another. */
function headAt(tip: Point, from: Point): string {
  const base = towards(tip, from, HEAD);
  const [dx, dy] = [(tip.y - base.y) * 0.55, (base.x - tip.x) * 0.55];
  return `M${at(tip)}L${at({ x: base.x + dx, y: base.y + dy })}L${at({ x: base.x - dx, y: base.y - dy })}Z`;
}

/** The middle of a bow: to the left as one goes, so that there and back are two lines. */
function bowOf(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  const bow = Math.min(10 + length * 0.3, 64) / length;
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bow,
  };
}

/**
 * A bow from one disc to another.
 *
 * @param gap - how far from the middle of the first it begins
 */
export function arcBetween(from: Point, to: Point, gap = DISC): Arrow {
  const middle = bowOf(from, to);
  const tip = towards(to, middle, DISC + 1);
  const [start, end] = [towards(from, middle, gap), towards(tip, middle, HEAD - 1)];
  return { line: `M${at(start)}Q${at(middle)} ${at(end)}`, head: headAt(tip, middle) };
}

/** A loop above a disc: a jump that comes back to its own card. */
export function loopAt({ x, y }: Point): Arrow {
  const tip = { x: x + 6, y: y - DISC };
  const side = { x: x + 21, y: y - DISC - 24 };
  const end = towards(tip, side, HEAD - 1);
  return {
    line: `M${at({ x: x - 6, y: y - DISC + 1 })}C${at({ x: x - 21, y: y - DISC - 24 })} ${at(side)} ${at(end)}`,
    head: headAt(tip, side),
  };
}

/** A short way up and out: a jump that leads off the row. */
export function exitFrom({ x, y }: Point): Arrow {
  const tip = { x: x + 15, y: y - DISC - 25 };
  const middle = { x: x + 1, y: y - DISC - 16 };
  const end = towards(tip, middle, HEAD - 1);
  return {
    line: `M${at({ x, y: y - DISC })}Q${at(middle)} ${at(end)}`,
    head: headAt(tip, middle),
  };
}

/** Straight lines from point to point. */
export const lineThrough = (points: readonly Point[]): string =>
  points.length > 1 ? `M${points.map(at).join("L")}` : "";
