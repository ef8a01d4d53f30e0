import type { Shape } from "@serpentarium/core/scene";
import { BODY_WIDTH, COLUMN_WIDTH, headShapes, skinShapes } from "@serpentarium/pantarei/parts";
import type { Loop } from "./loop.ts";

/** The centre line of the body from the neck to the tail; a half turn if no pile is at the side. */
function bodyPath({ lineYs, left, right, sides }: Loop): string {
  const [top = 0, ...others] = lineYs;
  const bottom = others.at(-1) ?? top;
  const [first, last] = [others[0] ?? top, others.at(-2) ?? bottom];
  const neck = `M${left - COLUMN_WIDTH / 2} ${top}H${right}`;
  if (others.length < 2) {
    const out = right + COLUMN_WIDTH;
    return `${neck}C${out} ${top} ${out} ${bottom} ${right} ${bottom}H${left}`;
  }
  const down = `Q${sides.right} ${top} ${sides.right} ${first}V${last}Q${sides.right} ${bottom} ${right} ${bottom}`;
  return `${neck}${down}H${left}Q${sides.left} ${bottom} ${sides.left} ${last}V${first}`;
}

/** The tail from the last pile out to the left and up into the mouth, tapering from a round start. */
function tailShapes({ lineYs, left, sides }: Loop): Shape[] {
  const [top = 0, first = 0, third] = lineYs;
  const half = BODY_WIDTH / 2;
  const [x, y] = [third === undefined ? left : sides.left, first];
  const [tip, out] = [left - COLUMN_WIDTH / 2 - 26, left - COLUMN_WIDTH / 2 - 56];
  const under = `C${out - half} ${y + half} ${out - half} ${top + 4} ${tip} ${top + 4}`;
  const over = `V${top - 3}C${out + half} ${top - 3} ${out + half} ${y - half} ${x} ${y - half}`;
  return [
    { shape: "circle", x, y, r: half, fill: "green" },
    { shape: "path", d: `M${x} ${y + half}${under}${over}Z`, fill: "green" },
  ];
}

/** The serpent between the pieces of its body, with its tail in its mouth. */
export const serpentShapes = (loop: Loop): Shape[] => [
  ...tailShapes(loop),
  ...skinShapes(bodyPath(loop)),
  ...headShapes({ x: loop.left, y: loop.lineYs[0] ?? 0 }),
];
