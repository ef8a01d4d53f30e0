/** A cell as a number: column times size plus row, so that cells sort by column and then by row. */
export type Cell = number;

/** The letters of the notation by heading: 0 is north, 1 east, 2 south, 3 west. */
export const HEADING_LETTERS = ["N", "E", "S", "W"] as const;
/** A direction as an index into {@link HEADING_LETTERS}; the opposite index differs by two. */
export type Heading = number;

/** The heading of a letter; -1 for any other text. */
export const headingFromLetter = (letter: string): Heading => "NESW".indexOf(letter);

const HEADINGS = Int8Array.from({ length: 128 }, (_, code) => headingFromLetter(String.fromCharCode(code)));
/** The heading of the letter at an index of a path. */
export const headingAt = (path: string, index: number): Heading =>
  HEADINGS[path.charCodeAt(index)] as Heading;

/** The opposite heading. */
export const oppositeHeading = (heading: Heading): Heading => (heading + 2) % 4;

/** The longest side of a grid: columns are named `a` to `o`, and all cells and the wall fit in a byte. */
export const MAX_SIDE = 15;

/** A square grid of a ground; immutable. */
export interface Grid {
  readonly size: number;
  /** The existing cells, ascending. */
  readonly cells: readonly Cell[];
  /** The name of each cell number, `a1` at the bottom left; also of missing cells. */
  readonly names: readonly string[];
  /** The neighbour of each cell by heading, or -1: `neighbours[4 * cell + heading]`. */
  readonly neighbours: Int16Array;
  /** Like `neighbours`, with the wall as one additional cell in place of -1, for lookups without a check. */
  readonly neighboursOrWall: Uint8Array;
  /** The cells on which a head may start. */
  readonly headArea: readonly Cell[];
  /** The cells on which apples may lie. */
  readonly appleArea: readonly Cell[];
}

/** The geometry of a grid. Each omitted function defaults to that of a grid with a wall around it. */
export interface GridRules {
  /**
   * Maps a column and a row, counted from 0 at the bottom left, to those of the actual cell, such as one on the opposite side; either may
   * be one too low or too high. Undefined if there is no cell.
   */
  cellAt?(column: number, row: number, size: number): readonly [column: number, row: number] | undefined;
  /** The cells on which a head may start; by default the border, or all cells of a grid without one. */
  headArea?(cells: readonly Cell[], border: readonly Cell[], size: number): readonly Cell[];
  /** The cells on which apples may lie; by default all except the border. */
  appleArea?(cells: readonly Cell[], border: readonly Cell[], size: number): readonly Cell[];
}

function createGrid(
  size: number,
  {
    cellAt = (column, row) => (isWithin(column, size) && isWithin(row, size) ? [column, row] : undefined),
    headArea = (cells, border) => (border.length > 0 ? border : cells),
    appleArea = (cells, border) => cells.filter((cell) => !border.includes(cell)),
  }: GridRules,
): Grid {
  const numbers = Array.from({ length: size * size }, (_, cell) => cell);
  const at = (column: number, row: number): Cell => {
    const [x, y] = cellAt(column, row, size) ?? [-1, -1];
    return x < 0 ? -1 : x * size + y;
  };
  const columnOf = (cell: Cell): number => Math.floor(cell / size);
  const neighboursOf = (cell: Cell): Cell[] => {
    const [column, row] = [columnOf(cell), cell % size];
    return [at(column, row + 1), at(column + 1, row), at(column, row - 1), at(column - 1, row)];
  };
  const cells = numbers.filter((cell) => at(columnOf(cell), cell % size) === cell);
  const border = cells.filter((cell) => neighboursOf(cell).includes(-1));
  const neighbours = Int16Array.from(numbers.flatMap(neighboursOf));
  return {
    size,
    cells,
    names: numbers.map((cell) => `${String.fromCharCode(97 + columnOf(cell))}${(cell % size) + 1}`),
    neighbours,
    neighboursOrWall: Uint8Array.from(neighbours, (cell) => (cell < 0 ? numbers.length : cell)),
    headArea: headArea(cells, border, size),
    appleArea: appleArea(cells, border, size),
  };
}

const isWithin = (index: number, size: number): boolean => index >= 0 && index < size;

/** Creates a function that returns the grid of a size; each grid is created once. */
export function createGrids(rules: GridRules): (size: number) => Grid {
  const grids = new Map<number, Grid>();
  return (size) => {
    const cached = grids.get(size);
    if (cached) return cached;
    const grid = createGrid(size, rules);
    grids.set(size, grid);
    return grid;
  };
}

/** The name of a cell in the notation, such as `a1`; also the id of its space. */
export const cellName = (grid: Grid, cell: Cell): string => grid.names[cell] ?? "";

/** The adjacent cell in a direction; -1 beyond the edge of the grid. */
export const adjacentCell = (grid: Grid, cell: Cell, heading: Heading): Cell =>
  grid.neighbours[4 * cell + heading] as Cell;

/** Whether two cells share a side. */
export const areAdjacent = (grid: Grid, a: Cell, b: Cell): boolean => {
  for (let heading = 0; heading < 4; heading++) if (adjacentCell(grid, a, heading) === b) return true;
  return false;
};

/** The heading from a cell to an adjacent one; -1 if they are not adjacent. */
export const headingTo = (grid: Grid, from: Cell, to: Cell): Heading =>
  HEADING_LETTERS.findIndex((_, heading) => adjacentCell(grid, from, heading) === to);
