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
  readonly cells: readonly Cell[];
  /** The names of the cells, `a1` at the bottom left. */
  readonly names: readonly string[];
  /** The neighbour of each cell by heading, or -1: `neighbours[4 * cell + heading]`. */
  readonly neighbours: Int16Array;
  /** The same for looking at what lies there without asking whether it is a cell: the wall is one cell more. */
  readonly ways: Uint8Array;
  /** Cells where a head may start: the border, or all where there is none. */
  readonly starts: readonly Cell[];
  /** Cells where apples may lie: all but the border. */
  readonly orchard: readonly Cell[];
}

/** The column or row that is meant by an index, which may be one too low or too high; -1 where there is none. */
export type Edges = (index: number, size: number) => number;

function createGrid(size: number, edges: Edges): Grid {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const at = (column: number, row: number): Cell => {
    const [x, y] = [edges(column, size), edges(row, size)];
    return x < 0 || y < 0 ? -1 : x * size + y;
  };
  const around = (cell: Cell): Cell[] => {
    const [column, row] = [Math.floor(cell / size), cell % size];
    return [at(column, row + 1), at(column + 1, row), at(column, row - 1), at(column - 1, row)];
  };
  const border = cells.filter((cell) => around(cell).includes(-1));
  return {
    size,
    cells,
    names: cells.map((cell) => `${String.fromCharCode(97 + Math.floor(cell / size))}${(cell % size) + 1}`),
    neighbours: Int16Array.from(cells.flatMap(around)),
    ways: Uint8Array.from(cells.flatMap(around), (cell) => (cell < 0 ? cells.length : cell)),
    starts: border.length > 0 ? border : cells,
    orchard: cells.filter((cell) => !border.includes(cell)),
  };
}

/** The grids with such edges, by size; each is made once. */
export function gridsWith(edges: Edges): (size: number) => Grid {
  const grids = new Map<number, Grid>();
  return (size) => {
    const known = grids.get(size);
    if (known) return known;
    const grid = createGrid(size, edges);
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
