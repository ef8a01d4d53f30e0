import type { Shape } from "@serpentarium/core/scene";
import { BODY, COLUMN, head } from "@serpentarium/pantarei/parts";
import type { Loop } from "./loop.ts";

/** The middle of the body from the neck to where the tail begins: a half turn where no pile stands on the sides. */
function spine({ lines, left, right, sides }: Loop): string {
  const [top = 0, ...others] = lines;
  const bottom = others.at(-1) ?? top;
  const [first, last] = [others[0] ?? top, others.at(-2) ?? bottom];
  const neck = `M${left - COLUMN / 2} ${top}H${right}`;
  if (others.length < 2) {
    const out = right + COLUMN;
    return `${neck}C${out} ${top} ${out} ${bottom} ${right} ${bottom}H${left}`;
  }
  const down = `Q${sides.right} ${top} ${sides.right} ${first}V${last}Q${sides.right} ${bottom} ${right} ${bottom}`;
  return `${neck}${down}H${left}Q${sides.left} ${bottom} ${sides.left} ${last}V${first}`;
}

/** The tail from the last pile out to the left and up into the mouth, ever thinner; it is round where it begins. */
function tail({ lines, left, sides }: Loop): Shape[] {
  const [top = 0, first = 0, third] = lines;
  const half = BODY / 2;
  const [x, y] = [third === undefined ? left : sides.left, first];
  const [tip, out] = [left - COLUMN / 2 - 26, left - COLUMN / 2 - 56];
  const under = `C${out - half} ${y + half} ${out - half} ${top + 4} ${tip} ${top + 4}`;
  const over = `V${top - 3}C${out + half} ${top - 3} ${out + half} ${y - half} ${x} ${y - half}`;
  return [
    { shape: "circle", x, y, r: half, fill: "green" },
    { shape: "path", d: `M${x} ${y + half}${under}${over}Z`, fill: "green" },
  ];
}

/** The serpent on which the piles stand: its head bites its tail. */
export const serpent = (loop: Loop): Shape[] => [
  { shape: "path", d: spine(loop), stroke: "green", width: BODY },
  ...tail(loop),
  { shape: "path", d: spine(loop), stroke: "green-ink", width: 1.5 },
  ...head({ x: loop.left, y: loop.lines[0] ?? 0 }),
];
