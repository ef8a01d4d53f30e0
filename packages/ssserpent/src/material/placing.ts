import type { Field } from "../position.ts";
import { type Cell, gridOf, neighbour } from "./grid.ts";

const FREE = 0;
const APPLE = 1;
const BODY = 2;
const HEAD = 3;

/** What a cell holds, as far as placing is concerned. */
function survey({ table, serpents, blue, apples }: Field): Uint8Array {
  const cells = new Uint8Array(gridOf(table.options.size).cells.length);
  for (const cell of blue) cells[cell] = APPLE;
  for (const own of apples) for (const cell of own) cells[cell] = APPLE;
  for (const { body } of serpents) {
    for (const cell of body) cells[cell] = BODY;
    const [head] = body;
    if (head !== undefined) cells[head] = HEAD;
  }
  return cells;
}

/** A cell and the clause by which it keeps an apple away, with the cell that shows why. */
export interface Obstacle {
  readonly clause: "place.apple" | "place.head-clear";
  readonly cell: Cell;
}

function obstacleAt(field: Field, cells: Uint8Array, cell: Cell): Obstacle | undefined {
  const grid = gridOf(field.table.options.size);
  let head = -1;
  if (cells[cell] !== FREE) return { clause: "place.apple", cell };
  for (let heading = 0; heading < 4; heading++) {
    const next = neighbour(grid, cell, heading);
    if (next < 0) return { clause: "place.apple", cell };
    if (cells[next] === APPLE) return { clause: "place.apple", cell: next };
    if (cells[next] === HEAD) head = next;
  }
  return head < 0 ? undefined : { clause: "place.head-clear", cell: head };
}

/** Why an apple may not lie on a cell (`place.apple`, then `place.head-clear`), or nothing. */
export const appleObstacle = (field: Field, cell: Cell): Obstacle | undefined =>
  obstacleAt(field, survey(field), cell);

/** The cells on which an apple may be placed. */
export function appleCells(field: Field): Cell[] {
  const cells = survey(field);
  return gridOf(field.table.options.size).interior.filter((cell) => !obstacleAt(field, cells, cell));
}

/** Whether an apple may be placed anywhere. */
export function hasAppleCell(field: Field): boolean {
  const cells = survey(field);
  return gridOf(field.table.options.size).interior.some((cell) => !obstacleAt(field, cells, cell));
}

/** What keeps a head off a cell of the border (`setup.heads`): the cell itself, or an apple beside it. */
export function headObstacle(field: Field, cell: Cell): Cell | undefined {
  const grid = gridOf(field.table.options.size);
  const cells = survey(field);
  if (cells[cell] !== FREE || !grid.border.includes(cell)) return cell;
  for (let heading = 0; heading < 4; heading++) {
    const next = neighbour(grid, cell, heading);
    if (next >= 0 && cells[next] === APPLE) return next;
  }
  return undefined;
}

export const headCells = (field: Field): Cell[] =>
  gridOf(field.table.options.size).border.filter((cell) => headObstacle(field, cell) === undefined);
