/** A cell by its number: row by row from the top left. */
export type Cell = number;

/** The four ways to go, clockwise from north. */
export const HEADINGS = ["n", "e", "s", "w"] as const;
/** One of {@link HEADINGS}. */
export type Heading = (typeof HEADINGS)[number];

const STEPS: Readonly<Record<Heading, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** The name of a cell, such as `a1` at the bottom left. */
export const formatCell = (size: number, cell: Cell): string =>
  `${String.fromCharCode(97 + (cell % size))}${size - Math.floor(cell / size)}`;

/** The cell of a name; nothing where the grid has none such. */
export function parseCell(size: number, text: string): Cell | undefined {
  const [, letter = "", number] = /^([a-k])([1-9]|1[01])$/.exec(text) ?? [];
  const [column, row] = [letter.charCodeAt(0) - 97, size - Number(number)];
  return column < size && row >= 0 ? row * size + column : undefined;
}

/** The next cell on a heading; nothing beyond the edge. */
export function stepFrom(size: number, cell: Cell, heading: Heading): Cell | undefined {
  const [right, down] = STEPS[heading];
  const [column, row] = [(cell % size) + right, Math.floor(cell / size) + down];
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column;
}

/** The heading from a cell to its neighbour; nothing where they do not touch. */
export const headingTo = (size: number, from: Cell, to: Cell): Heading | undefined =>
  HEADINGS.find((heading) => stepFrom(size, from, heading) === to);
