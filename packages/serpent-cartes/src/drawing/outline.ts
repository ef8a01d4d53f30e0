import { drawOnce } from "../memory.ts";
import type { Point } from "./layout.ts";

const short = (value: number): string => `${Math.round(value * 10) / 10}`.replace(/^(-?)0\./, "$1.");

const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/** Steps of relative curves made larger or smaller; by a negative factor they stand on their head. */
const sized = drawOnce(
  (steps: string, factor: number) => `${factor}${steps}`,
  (steps, factor) =>
    steps
      .replace(NUMBER, (number) => ` ${short(Number(number) * factor)}`)
      .replace(/ +/g, " ")
      .replace(/([a-z]) | (?=-)/g, "$1"),
);

/** An outline in relative steps from one of its points, which lies so far below its middle. */
export interface Outline {
  readonly below: number;
  readonly steps: string;
}

/** An outline around a point; on its head by a negative factor. */
export const outlineAt = ({ below, steps }: Outline, { x, y }: Point, factor = 1): string =>
  `M${short(x)} ${short(y + below * factor)}${sized(steps, factor)}`;
