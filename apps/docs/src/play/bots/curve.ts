import type { Shares } from "@serpentarium/bots";
import type { Seat } from "@serpentarium/core";

/** A place in a picture, from 0 to 100 to the right and down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Where in the picture a seat stood after so many actions of a match. */
export const spotOf = (curve: readonly Shares[], seat: Seat, count: number): Spot => ({
  x: rounded((100 * count) / Math.max(curve.length - 1, 1)),
  y: rounded(100 * (1 - (curve[count]?.[seat] ?? 0))),
});

/** The line of a seat, as the path of an SVG. */
export const pathOf = (curve: readonly Shares[], seat: Seat): string =>
  curve
    .map((_, count) => spotOf(curve, seat, count))
    .map(({ x, y }, count) => `${count === 0 ? "M" : "L"}${x} ${y}`)
    .join("");
