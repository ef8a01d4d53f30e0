import type { Table } from "@serpentarium/core";
import type { GridSize } from "@serpentarium/core/notation";
import type { Options } from "./options.ts";

/** The index of a cell: row by row from the top left. */
export type Cell = number;

/** The four headings, clockwise from north. */
export const HEADINGS = ["n", "e", "s", "w"] as const;
/** One of {@link HEADINGS}. */
export type Heading = (typeof HEADINGS)[number];

/** The step of each heading: columns to the right and rows down. */
export const STEPS: Readonly<Record<Heading, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export const gridOf = ({ options: { size } }: Table<Options>): GridSize => ({ columns: size, rows: size });

/** The neighbour of a cell in a heading; undefined beyond the edge. */
export function stepFrom(size: number, cell: Cell, heading: Heading): Cell | undefined {
  const [right, down] = STEPS[heading];
  const [column, row] = [(cell % size) + right, Math.floor(cell / size) + down];
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column;
}

/** The heading from a cell to its neighbour; undefined if they are not adjacent. */
export const headingTo = (size: number, from: Cell, to: Cell): Heading | undefined =>
  HEADINGS.find((heading) => stepFrom(size, from, heading) === to);
