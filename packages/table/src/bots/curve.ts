import type { Shares } from "@serpentarium/bots";
import type { Seat } from "@serpentarium/core";

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** The point of a seat’s share after `count` actions. */
export const chartPoint = (curve: readonly Shares[], seat: Seat, count: number): ChartPoint => ({
  x: round((100 * count) / Math.max(curve.length - 1, 1)),
  y: round(100 * (1 - (curve[count]?.[seat] ?? 0))),
});

/** The line of a seat as SVG path data. */
export const svgPath = (curve: readonly Shares[], seat: Seat): string =>
  curve
    .map((_, count) => chartPoint(curve, seat, count))
    .map(({ x, y }, count) => `${count === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
