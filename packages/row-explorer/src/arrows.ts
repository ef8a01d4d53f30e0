import type { Rect } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The radius of a card's number disc, in scene units. */
export const DISC_RADIUS = 11;
/** The length of an arrowhead, in scene units. */
const ARROWHEAD_LENGTH = 8;

/** An arrow as two SVG paths. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

/** The centre of the disc on a card: below the middle, so that the corner stays visible. */
export const discCentre = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h * 0.6 });

/** The point at the upper edge of a card where a pawn enters. */
export const entryPoint = ({ x, y, w }: Rect): Point => ({ x: x + w / 2, y: y - 1 });

const round = (value: number): number => Math.round(value * 10) / 10;
const formatPoint = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at a distance from `from` in the direction of `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** An arrowhead with its tip at a point, pointing away from another. */
function arrowhead(tip: Point, from: Point): string {
  const base = towards(tip, from, ARROWHEAD_LENGTH);
  const [dx, dy] = [(tip.y - base.y) * 0.55, (base.x - tip.x) * 0.55];
  return `M${formatPoint(tip)}L${formatPoint({ x: base.x + dx, y: base.y + dy })}L${formatPoint({ x: base.x - dx, y: base.y - dy })}Z`;
}

/** The control point of an arc: on its left side, so that arcs in both directions differ. */
function controlPoint(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  const bend = Math.min(10 + length * 0.3, 64) / length;
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
}

/**
 * An arc from one disc to another.
 *
 * @param gap - the distance of its start from the centre of the first disc
 */
export function arcBetween(from: Point, to: Point, gap = DISC_RADIUS): Arrow {
  const middle = controlPoint(from, to);
  const tip = towards(to, middle, DISC_RADIUS + 1);
  const [start, end] = [towards(from, middle, gap), towards(tip, middle, ARROWHEAD_LENGTH - 1)];
  return {
    line: `M${formatPoint(start)}Q${formatPoint(middle)} ${formatPoint(end)}`,
    head: arrowhead(tip, middle),
  };
}

/** A loop above a disc, for a jump that ends on its own card. */
export function loopAt({ x, y }: Point): Arrow {
  const tip = { x: x + 6, y: y - DISC_RADIUS };
  const side = { x: x + 21, y: y - DISC_RADIUS - 24 };
  const end = towards(tip, side, ARROWHEAD_LENGTH - 1);
  return {
    line: `M${formatPoint({ x: x - 6, y: y - DISC_RADIUS + 1 })}C${formatPoint({ x: x - 21, y: y - DISC_RADIUS - 24 })} ${formatPoint(side)} ${formatPoint(end)}`,
    head: arrowhead(tip, side),
  };
}

/** A short arrow upwards, for a jump that leaves the row. */
export function exitFrom({ x, y }: Point): Arrow {
  const tip = { x: x + 15, y: y - DISC_RADIUS - 25 };
  const middle = { x: x + 1, y: y - DISC_RADIUS - 16 };
  const end = towards(tip, middle, ARROWHEAD_LENGTH - 1);
  return {
    line: `M${formatPoint({ x, y: y - DISC_RADIUS })}Q${formatPoint(middle)} ${formatPoint(end)}`,
    head: arrowhead(tip, middle),
  };
}

/** A path of straight lines through points. */
export const polylinePath = (points: readonly Point[]): string =>
  points.length > 1 ? `M${points.map(formatPoint).join("L")}` : "";
