import type { Table } from "@serpentarium/core";
import type { GridSize } from "@serpentarium/core/notation";
import type { Options } from "./options.ts";

/** A cell by its number: row by row from the top left. */
export type Cell = number;

/** The four ways to go, clockwise from north. */
export const HEADINGS = ["n", "e", "s", "w"] as const;
/** One of {@link HEADINGS}. */
export type Heading = (typeof HEADINGS)[number];

/** How many columns to the right and rows down each heading leads. */
export const STEPS: Readonly<Record<Heading, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export const gridOf = ({ options: { size } }: Table<Options>): GridSize => ({ columns: size, rows: size });

/** The next cell on a heading; nothing beyond the edge. */
export function stepFrom(size: number, cell: Cell, heading: Heading): Cell | undefined {
  const [right, down] = STEPS[heading];
  const [column, row] = [(cell % size) + right, Math.floor(cell / size) + down];
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column;
}

/** The heading from a cell to its neighbour; nothing where they do not touch. */
export const headingTo = (size: number, from: Cell, to: Cell): Heading | undefined =>
  HEADINGS.find((heading) => stepFrom(size, from, heading) === to);
