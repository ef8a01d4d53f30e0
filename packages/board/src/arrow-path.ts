import type { Rect, WrapAround } from "@serpentarium/core/scene";
import { type Point, shortestStep } from "./wrap-around.ts";

/** An arrow, as path data: its shaft, in several parts if it crosses wrap-around edges, and its head. */
export interface ArrowPath {
  readonly shaft: string;
  readonly head: string;
  /** Points along the shaft. */
  readonly points: readonly Point[];
}

export interface ArrowOptions {
  /** The size of what arrows lead to, in scene units; lines and heads are proportional to it. */
  readonly unit: number;
  /** The areas that the arrow should not cover, such as digits. */
  readonly avoid: readonly Rect[];
  /** The middles of pieces, past which the arrow should lead, unless it covered more of the former. */
  readonly pieces: readonly Rect[];
  /** The area that it should not leave, if there is one. */
  readonly bounds?: Rect | undefined;
  readonly wrapAround?: WrapAround | undefined;
}

/** The width of the shaft, in units. */
export const SHAFT_WIDTH = 0.12;
const HEAD_LENGTH = 0.42;
const HEAD_WIDTH = 0.4;
/** The distance of an arrow from the middle of its start and of its end, in units. */
const START_GAP = 0.2;
const END_GAP = 0.4;

/** The distances of the control point of a leg from its middle, relative to its length, by preference. */
const BULGES = [0, 0.22, -0.22, 0.36, -0.36, 0.55, -0.55];
const SAMPLES = 16;
/** The length below which a leg is a step to a neighbour, and straight, in units. */
const STEP = 1.6;

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The points of a curve whose middle is drawn aside: upwards, if the leg is level. */
function curve(a: Point, b: Point, bulge: number): readonly Point[] {
  if (bulge === 0) return [a, b];
  const side = b.x < a.x ? -bulge : bulge;
  const middle = between(a, b, 0.5);
  const control = { x: middle.x + (b.y - a.y) * side, y: middle.y - (b.x - a.x) * side };
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    return between(between(a, control, t), between(control, b, t), t);
  });
}

/** Points at equal distances along a line. */
function sample(line: readonly Point[]): readonly Point[] {
  if (line.length > 2) return line;
  const [a, b] = line;
  return a && b ? Array.from({ length: SAMPLES + 1 }, (_, i) => between(a, b, i / SAMPLES)) : line;
}

const isIn = ({ x, y, w, h }: Rect, at: Point, margin: number): boolean =>
  at.x > x - margin && at.x < x + w + margin && at.y > y - margin && at.y < y + h + margin;

/** The leg between two points that covers least. */
function leg(a: Point, b: Point, { unit, avoid, pieces, bounds }: ArrowOptions): readonly Point[] {
  if (distance(a, b) < STEP * unit) return [a, b];
  const passed = pieces.filter((rect) => !(isIn(rect, a, 0) || isIn(rect, b, 0)));
  const count = (line: readonly Point[], rects: readonly Rect[]): number =>
    line.filter((at) => rects.some((rect) => isIn(rect, at, SHAFT_WIDTH * unit))).length;
  const covered = (line: readonly Point[]): number =>
    count(line, avoid) + count(line, passed) / 4 + line.filter((at) => bounds && !isIn(bounds, at, 0)).length;
  const [first, ...others] = BULGES.map((bulge) => {
    const line = curve(a, b, bulge);
    return { line, cost: covered(sample(line)) };
  });
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first ?? { line: [a, b], cost: 0 })
    .line;
}

/** Splits a path where it crosses wrap-around edges, half a step beyond them. */
function partsOf(path: readonly Point[], wrapAround: WrapAround | undefined): readonly (readonly Point[])[] {
  const [start, ...rest] = path;
  const parts: Point[][] = start ? [[start]] : [];
  for (const [i, to] of rest.entries()) {
    const from = path[i];
    if (!from) continue;
    const step = wrapAround ? shortestStep(wrapAround, from, to) : { x: to.x - from.x, y: to.y - from.y };
    if (distance(from, to) <= Math.hypot(step.x, step.y) + 1e-6) parts.at(-1)?.push(to);
    else {
      parts.at(-1)?.push({ x: from.x + step.x / 2, y: from.y + step.y / 2 });
      parts.push([{ x: to.x - step.x / 2, y: to.y - step.y / 2 }, to]);
    }
  }
  return parts;
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, at, i) => sum + distance(line[i] ?? at, at), 0);

/** Removes a length from the beginning of a line. */
function trimStart(line: readonly Point[], length: number): readonly Point[] {
  let left = length;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) break;
    const step = distance(from, to);
    if (step > left) return [between(from, to, left / step), ...line.slice(i + 1)];
    left -= step;
  }
  return line.slice(-1);
}

const trimEnd = (line: readonly Point[], length: number): readonly Point[] =>
  trimStart(line.toReversed(), length).toReversed();

const round = (value: number): number => Math.round(value * 10) / 10;
const format = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const draw = (line: readonly Point[]): string => (line.length > 1 ? `M${line.map(format).join("L")}` : "");

/** The triangle at the end of a line, from the point where the shaft ends. */
function headOf(base: Point, tip: Point, unit: number): string {
  const length = distance(base, tip) || 1;
  const half = (HEAD_WIDTH * unit) / 2 / length;
  const [dx, dy] = [(tip.x - base.x) * half, (tip.y - base.y) * half];
  const corners = [{ x: base.x - dy, y: base.y + dx }, tip, { x: base.x + dy, y: base.y - dx }];
  return `M${corners.map(format).join("L")}Z`;
}

/** The distance of an arrow from the middle of its start or end: beyond what it should not cover there. */
function gapAt(at: Point, gap: number, { unit, avoid }: ArrowOptions): number {
  const covered = avoid.filter((rect) => isIn(rect, at, 0));
  return Math.max(gap * unit, ...covered.map(({ w, h }) => Math.hypot(w, h) / 2));
}

/**
 * The arrow through some points. Each of its legs is straight, or a curve around what it should not cover.
 *
 * @param path - at least two points, in scene units
 */
export function arrowPath(path: readonly Point[], options: ArrowOptions): ArrowPath {
  const { unit, wrapAround } = options;
  const lines = partsOf(path, wrapAround).map((part) =>
    part.slice(1).flatMap((to, i) => leg(part[i] ?? to, to, options).slice(i === 0 ? 0 : 1)),
  );
  const [first = [], last = []] = [lines[0], lines.at(-1)];
  const [from = { x: 0, y: 0 }] = path;
  const [start, end] = [gapAt(from, START_GAP, options), gapAt(path.at(-1) ?? from, END_GAP, options)];
  // a short arrow keeps its head
  const room = Math.max(0, lengthOf(first === last ? first : last) - HEAD_LENGTH * unit);
  const scale = Math.min(1, room / (first === last ? start + end : end));
  const trimmed = lines.map((line) => {
    const begun = line === first ? trimStart(line, start * scale) : line;
    return line === last ? trimEnd(begun, end * scale) : begun;
  });
  const ended = trimmed.at(-1) ?? [];
  const shaft = trimEnd(ended, HEAD_LENGTH * unit);
  const [base, tip] = [shaft.at(-1), ended.at(-1)];
  return {
    shaft: [...trimmed.slice(0, -1), shaft].map(draw).join(""),
    head: base && tip ? headOf(base, tip, unit) : "",
    points: trimmed.flatMap(sample),
  };
}
