import { memoizeByKey } from "../cache.ts";
import type { Point } from "./layout.ts";

const formatNumber = (value: number): string => `${Math.round(value * 10) / 10}`.replace(/^(-?)0\./, "$1.");

const NUMBER_PATTERN = /-?(?:\d*\.\d+|\d+)/g;

/** Scales the steps of a relative path; a negative factor turns it upside down. */
const scaleSteps = memoizeByKey(
  (steps: string, factor: number) => `${factor}${steps}`,
  (steps, factor) =>
    steps
      .replace(NUMBER_PATTERN, (number) => ` ${formatNumber(Number(number) * factor)}`)
      .replace(/ +/g, " ")
      .replace(/([a-z]) | (?=-)/g, "$1"),
);

/** An outline as a relative path from a point that lies `startY` below its middle. */
export interface Outline {
  readonly startY: number;
  readonly steps: string;
}

/** The path of an outline around a point; a negative factor turns it upside down. */
export const outlineAt = ({ startY, steps }: Outline, { x, y }: Point, factor = 1): string =>
  `M${formatNumber(x)} ${formatNumber(y + startY * factor)}${scaleSteps(steps, factor)}`;
