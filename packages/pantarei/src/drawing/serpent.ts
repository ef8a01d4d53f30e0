import type { Shape } from "@serpentarium/core/scene";
import { COLUMN, type Frame, MARGIN, type Spot } from "./layout.ts";

/** How thick the body is. */
export const BODY = 26;

/** The middle line of the body through every spot: straight along a row, a half turn at its end. */
function spine(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return "";
  let d = `M${first.x - COLUMN / 2} ${first.y}`;
  for (const [i, { x, y }] of spots.entries()) {
    const before = spots[i - 1];
    if (before && before.y !== y) {
      const out = x + (x > MARGIN + COLUMN ? 1 : -1) * (COLUMN / 2 + 14);
      d += `C${out} ${before.y} ${out} ${y} ${x} ${y}`;
    } else d += `L${x} ${y}`;
  }
  return d;
}

/** The head to the left of the first pile: it looks outwards. */
export function head({ x, y }: Spot): Shape[] {
  const left = x - COLUMN / 2;
  return [
    {
      shape: "path",
      d: `M${left + 4} ${y - 13}C${left - 8} ${y - 20} ${left - 30} ${y - 14} ${left - 31} ${y}C${left - 30} ${y + 14} ${left - 8} ${y + 20} ${left + 4} ${y + 13}Z`,
      fill: "green",
    },
    { shape: "circle", x: left - 13, y: y - 6, r: 4, fill: "paper" },
    { shape: "circle", x: left - 14, y: y - 6, r: 2, fill: "ink" },
  ];
}

const tongue = ({ x, y }: Spot): Shape => ({
  shape: "path",
  d: `M${x - COLUMN / 2 - 26} ${y}l-11-5m11 5-11 5`,
  stroke: "red",
  width: 2.5,
});

/** The tail behind the last pile, in the direction of its row. */
function tail({ x, y }: Spot, side: 1 | -1): Shape {
  const edge = x + side * (COLUMN / 2 - 6);
  return {
    shape: "path",
    d: `M${edge - side * 25} ${y - 13}H${edge}Q${edge + side * 22} ${y - 6} ${edge + side * 40} ${y - 12}Q${edge + side * 26} ${y + 13} ${edge} ${y + 13}H${edge - side * 25}Z`,
    fill: "green",
  };
}

/** The serpent on which the piles stand: head, winding body and tail. */
export function serpent(spots: readonly Spot[], { columns }: Frame): Shape[] {
  const [first] = spots;
  const last = spots.at(-1);
  if (!(first && last)) return [];
  const backwards = Math.floor((spots.length - 1) / columns) % 2 === 1;
  return [
    tail(last, backwards ? -1 : 1),
    { shape: "path", d: spine(spots), stroke: "green", width: BODY },
    { shape: "path", d: spine(spots), stroke: "green-ink", width: 1.5 },
    tongue(first),
    ...head(first),
  ];
}
