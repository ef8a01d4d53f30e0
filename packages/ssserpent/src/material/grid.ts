/** A cell by its number: column times size plus row, so that numbers sort by column and then by row. */
export type Cell = number;

/** The directions by the letters of the notation, in the order of headings: 0 is north, 1 east, 2 south, 3 west. */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
/** A direction by its place in {@link DIRECTIONS}; the opposite one is two further on. */
export type Heading = number;

/** The heading of a letter, or -1 for any other. */
export const headingOf = (letter: string): Heading => "NESW".indexOf(letter);

const HEADINGS = Int8Array.from({ length: 128 }, (_, code) => headingOf(String.fromCharCode(code)));
/** The heading of the letter at a place of a path. */
export const headingAt = (path: string, place: number): Heading =>
  HEADINGS[path.charCodeAt(place)] as Heading;

/** The heading back. */
export const opposite = (heading: Heading): Heading => (heading + 2) % 4;

/** The longest side of a grid: columns are called `a` to `o`, and the numbers of its cells and of the wall fit in a byte. */
export const LONGEST_SIDE = 15;

/** What never changes of a square grid. */
export interface Grid {
  readonly size: number;
  /** The cells that there are, ascending. */
  readonly cells: readonly Cell[];
  /** The names of all numbers of cells, `a1` at the bottom left. */
  readonly names: readonly string[];
  /** The neighbour of each cell by heading, or -1: `neighbours[4 * cell + heading]`. */
  readonly neighbours: Int16Array;
  /** The same for looking at what lies there without asking whether it is a cell: the wall is one cell more. */
  readonly ways: Uint8Array;
  /** Cells where a head may start. */
  readonly starts: readonly Cell[];
  /** Cells where apples may lie. */
  readonly orchard: readonly Cell[];
}

/** What a grid is like; what is left out is as on a grid with a wall around it. */
export interface GridRules {
  /**
   * The cell at a column and a row, counted from 0 at the bottom left; either of them may be one too low or too high. Its own
   * column and row, such as those on the other side, or nothing where there is no cell.
   */
  cellAt?(column: number, row: number, size: number): readonly [column: number, row: number] | undefined;
  /** The cells where a head may start: the border, or all where there is none. */
  starts?(cells: readonly Cell[], border: readonly Cell[], size: number): readonly Cell[];
  /** The cells where apples may lie: all but the border. */
  orchard?(cells: readonly Cell[], border: readonly Cell[], size: number): readonly Cell[];
}

function createGrid(
  size: number,
  {
    cellAt = (column, row) => (isWithin(column, size) && isWithin(row, size) ? [column, row] : undefined),
    starts = (cells, border) => (border.length > 0 ? border : cells),
    orchard = (cells, border) => cells.filter((cell) => !border.includes(cell)),
  }: GridRules,
): Grid {
  const numbers = Array.from({ length: size * size }, (_, cell) => cell);
  const at = (column: number, row: number): Cell => {
    const [x, y] = cellAt(column, row, size) ?? [-1, -1];
    return x < 0 ? -1 : x * size + y;
  };
  const columnOf = (cell: Cell): number => Math.floor(cell / size);
  const around = (cell: Cell): Cell[] => {
    const [column, row] = [columnOf(cell), cell % size];
    return [at(column, row + 1), at(column + 1, row), at(column, row - 1), at(column - 1, row)];
  };
  const cells = numbers.filter((cell) => at(columnOf(cell), cell % size) === cell);
  const border = cells.filter((cell) => around(cell).includes(-1));
  const neighbours = Int16Array.from(numbers.flatMap(around));
  return {
    size,
    cells,
    names: numbers.map((cell) => `${String.fromCharCode(97 + columnOf(cell))}${(cell % size) + 1}`),
    neighbours,
    ways: Uint8Array.from(neighbours, (cell) => (cell < 0 ? numbers.length : cell)),
    starts: starts(cells, border, size),
    orchard: orchard(cells, border, size),
  };
}

const isWithin = (index: number, size: number): boolean => index >= 0 && index < size;

/** The grids with such rules, by size; each is made once. */
export function createGrids(rules: GridRules): (size: number) => Grid {
  const grids = new Map<number, Grid>();
  return (size) => {
    const known = grids.get(size);
    if (known) return known;
    const grid = createGrid(size, rules);
    grids.set(size, grid);
    return grid;
  };
}

/** The name of a cell in the notation, such as `a1`; its space on the board has it as its id. */
export const cellName = (grid: Grid, cell: Cell): string => grid.names[cell] ?? "";

/** The cell beside a cell in a direction, or -1 where the grid ends. */
export const neighbour = (grid: Grid, cell: Cell, heading: Heading): Cell =>
  grid.neighbours[4 * cell + heading] as Cell;

/** Whether two cells share a side. */
export const areAdjacent = (grid: Grid, a: Cell, b: Cell): boolean => {
  for (let heading = 0; heading < 4; heading++) if (neighbour(grid, a, heading) === b) return true;
  return false;
};

/** The heading from a cell to an adjacent one, or -1. */
export const headingTo = (grid: Grid, from: Cell, to: Cell): Heading =>
  DIRECTIONS.findIndex((_, heading) => neighbour(grid, from, heading) === to);
