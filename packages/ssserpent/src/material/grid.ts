/** A cell by its number: column times size plus row, so that numbers sort by column and then by row. */
export type Cell = number;

export const DIRECTIONS = ["N", "E", "S", "W"] as const;
/** A direction by its place in {@link DIRECTIONS}; the opposite one is two further on. */
export type Heading = number;

/** The heading of a letter, or -1. */
export const headingOf = (letter: string): Heading => (letter === "" ? -1 : "NESW".indexOf(letter));

export const opposite = (heading: Heading): Heading => (heading + 2) % 4;

/** What never changes of a square grid. */
export interface Grid {
  readonly size: number;
  readonly cells: readonly Cell[];
  /** The names of the cells, `a1` at the bottom left. */
  readonly names: readonly string[];
  /** The neighbour of each cell by heading, or -1: `neighbours[4 * cell + heading]`. */
  readonly neighbours: Int16Array;
  /** Cells on the border. */
  readonly border: readonly Cell[];
  /** Cells off the border, where apples may lie. */
  readonly interior: readonly Cell[];
}

function createGrid(size: number): Grid {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const at = (column: number, row: number): Cell =>
    column >= 0 && column < size && row >= 0 && row < size ? column * size + row : -1;
  const around = (cell: Cell): Cell[] => {
    const [column, row] = [Math.floor(cell / size), cell % size];
    return [at(column, row + 1), at(column + 1, row), at(column, row - 1), at(column - 1, row)];
  };
  const onBorder = (cell: Cell): boolean => around(cell).includes(-1);
  return {
    size,
    cells,
    names: cells.map((cell) => `${String.fromCharCode(97 + Math.floor(cell / size))}${(cell % size) + 1}`),
    neighbours: Int16Array.from(cells.flatMap(around)),
    border: cells.filter(onBorder),
    interior: cells.filter((cell) => !onBorder(cell)),
  };
}

const grids = new Map<number, Grid>();

/** The grid of a size; made once. */
export function gridOf(size: number): Grid {
  const known = grids.get(size);
  if (known) return known;
  const grid = createGrid(size);
  grids.set(size, grid);
  return grid;
}

export const neighbour = (grid: Grid, cell: Cell, heading: Heading): Cell =>
  grid.neighbours[4 * cell + heading] as Cell;

export const areAdjacent = (grid: Grid, a: Cell, b: Cell): boolean => {
  for (let heading = 0; heading < 4; heading++) if (neighbour(grid, a, heading) === b) return true;
  return false;
};

/** The heading from a cell to an adjacent one, or -1. */
export const headingTo = (grid: Grid, from: Cell, to: Cell): Heading =>
  DIRECTIONS.findIndex((_, heading) => neighbour(grid, from, heading) === to);
