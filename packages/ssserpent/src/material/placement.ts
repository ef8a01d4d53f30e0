import { cacheAppleCells, cachedAppleCells, closedCells, openCellBuffer } from "../cache.ts";
import type { BoardContents } from "../position.ts";
import { adjacentCell, type Cell, type Grid } from "./grid.ts";
import { type Ground, gridOfTable } from "./ground.ts";

const FREE = 0;
const APPLE = 1;
const BODY = 2;
const HEAD = 3;

/** The content of each cell, as far as it matters for placing. */
function occupancyOf(grid: Grid, { serpents, blue, apples }: BoardContents): Uint8Array {
  const cells = new Uint8Array(grid.names.length);
  for (const cell of blue) cells[cell] = APPLE;
  for (const own of apples) for (const cell of own) cells[cell] = APPLE;
  for (const { body } of serpents) {
    for (const cell of body) cells[cell] = BODY;
    const [head] = body;
    if (head !== undefined) cells[head] = HEAD;
  }
  return cells;
}

/** Why an apple may not lie on a cell: the clause, and the cell that shows it. */
export interface Obstacle {
  readonly clause: "place.apple" | "place.head-clear";
  readonly cell: Cell;
}

function obstacleAt(grid: Grid, cells: Uint8Array, cell: Cell): Obstacle | undefined {
  let head = -1;
  if (cells[cell] !== FREE || !grid.appleArea.includes(cell)) return { clause: "place.apple", cell };
  for (let heading = 0; heading < 4; heading++) {
    const next = adjacentCell(grid, cell, heading);
    if (next < 0) continue;
    if (cells[next] === APPLE) return { clause: "place.apple", cell: next };
    if (cells[next] === HEAD) head = next;
  }
  return head < 0 ? undefined : { clause: "place.head-clear", cell: head };
}

/** Why an apple may not lie on a cell (`place.apple`, then `place.head-clear`); undefined if it may. */
export function appleObstacle(ground: Ground, field: BoardContents, cell: Cell): Obstacle | undefined {
  const grid = gridOfTable(ground, field.table);
  return obstacleAt(grid, occupancyOf(grid, field), cell);
}

/** Closes a cell and its neighbours. */
function closeAround({ neighboursOrWall }: Grid, cell: Cell): void {
  closedCells[cell] = 1;
  for (let i = 4 * cell; i < 4 * cell + 4; i++) closedCells[neighboursOrWall[i] as Cell] = 1;
}

/**
 * Marks the cells that apples and bodies close, and the neighbours of apples. For a whole grid this is faster than checking the neighbours
 * of each cell.
 */
function closeCells(grid: Grid, { serpents, blue, apples }: BoardContents): void {
  closedCells.fill(0);
  for (const cell of blue) closeAround(grid, cell);
  for (const cell of apples[0]) closeAround(grid, cell);
  for (const cell of apples[1]) closeAround(grid, cell);
  for (const cell of serpents[0].body) closedCells[cell] = 1;
  for (const cell of serpents[1].body) closedCells[cell] = 1;
}

function closeHeads(grid: Grid, { serpents }: BoardContents): void {
  for (const { body } of serpents) if (body.length > 0) closeAround(grid, body[0] as Cell);
}

/** The cells of an area that are not closed. */
function openCells(area: readonly Cell[]): Cell[] {
  let count = 0;
  for (const cell of area) {
    // branchless, because half of the branches would be mispredicted: a closed cell is overwritten
    openCellBuffer[count] = cell;
    count += 1 - (closedCells[cell] as number);
  }
  return openCellBuffer.slice(0, count);
}

/** The cells on which an apple may be placed (`place.apple`, `place.head-clear`). */
export function appleCells(ground: Ground, field: BoardContents): readonly Cell[] {
  const grid = gridOfTable(ground, field.table);
  const cached = cachedAppleCells(grid, field);
  if (cached) return cached;
  closeCells(grid, field);
  closeHeads(grid, field);
  return cacheAppleCells(grid, field, openCells(grid.appleArea));
}

/** Whether there is a cell on which an apple may be placed. */
export const hasAppleCell = (ground: Ground, field: BoardContents): boolean =>
  appleCells(ground, field).length > 0;

/** The cells on which an apple may be placed during set-up; the ground may forbid more. */
export function setupAppleCells(ground: Ground, field: BoardContents): readonly Cell[] {
  const cells = appleCells(ground, field);
  const refuse = ground.refuseApple?.(field);
  return refuse ? cells.filter((cell) => !refuse(cell)) : cells;
}

/** Whether there is a cell on which an apple may be placed during set-up. */
export function hasSetupAppleCell(ground: Ground, field: BoardContents): boolean {
  const cells = appleCells(ground, field);
  const refuse = ground.refuseApple?.(field);
  return refuse ? cells.some((cell) => !refuse(cell)) : cells.length > 0;
}

function headObstacleAt(grid: Grid, cells: Uint8Array, cell: Cell): Cell | undefined {
  if (cells[cell] !== FREE || !grid.headArea.includes(cell)) return cell;
  for (let heading = 0; heading < 4; heading++) {
    const next = adjacentCell(grid, cell, heading);
    if (next >= 0 && cells[next] === APPLE) return next;
  }
  return undefined;
}

/** The cell that forbids a head to start on a cell (`setup.heads`): the cell itself, or an adjacent apple. */
export function headObstacle(ground: Ground, field: BoardContents, cell: Cell): Cell | undefined {
  const grid = gridOfTable(ground, field.table);
  return headObstacleAt(grid, occupancyOf(grid, field), cell);
}

/** The cells on which a head may be placed. */
export function headPlacementCells(ground: Ground, field: BoardContents): Cell[] {
  const grid = gridOfTable(ground, field.table);
  closeCells(grid, field);
  return openCells(grid.headArea);
}
