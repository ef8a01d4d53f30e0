import type { Snake } from "@serpentarium/sssnake";
import {
  adjacentCell,
  type Cell,
  DIRECTIONS,
  type Direction,
  directionOut,
  EMPTY_TILE,
  oppositeDirection,
} from "@serpentarium/sssnake/parts";
import type { CellPair } from "./two-paths.ts";

/*
 * Whether there are two paths at all. A faster version of the search in `two-paths.ts`, because it runs for every card that might
 * be laid. `finish.possible` in `finish.test.ts` checks that the two agree.
 *
 * A step over the side of the grid re-enters it on the margin of another side. That is harmless, because the margin cells and
 * the outside are connected in both directions around the snake.
 */

// reused between calls, because allocating arrays would dominate the search; safe because searches are not nested
let seen = new Int32Array(0);
let enteredBy = new Int8Array(0);
let taken = new Uint8Array(0);
let searchId = 0;
const MAX_SEARCH_ID = 0x7fffffff;
const START = -1;

function beginSearch(size: number): void {
  if (seen.length < size || searchId > MAX_SEARCH_ID - 2) {
    seen = new Int32Array(Math.max(seen.length, size * 2));
    enteredBy = new Int8Array(seen.length);
    taken = new Uint8Array(seen.length);
    searchId = 0;
  }
  taken.fill(0, 0, size);
}

/** Finds a goal cell that is reachable from the stack over steps that are not taken; -1 if there is none. */
function findPath({ cells, width }: Snake, stack: Cell[], goals: readonly Cell[]): Cell | -1 {
  searchId++;
  for (const cell of stack) {
    seen[cell] = searchId;
    enteredBy[cell] = START;
  }
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    if (goals.includes(cell)) return cell;
    const used = taken[cell] ?? 0;
    for (const direction of DIRECTIONS) {
      const next = adjacentCell(cell, direction, width);
      if (cells[next] !== EMPTY_TILE || seen[next] === searchId || used & (1 << direction)) continue;
      seen[next] = searchId;
      enteredBy[next] = direction;
      stack.push(next);
    }
  }
  return -1;
}

/** Marks the steps of the path to a cell as taken, and returns its start. */
function takePath({ width }: Snake, to: Cell): Cell {
  let cell = to;
  for (let direction = enteredBy[cell]; direction !== START; direction = enteredBy[cell]) {
    // values other than `START` are directions
    cell = adjacentCell(cell, oppositeDirection(direction as Direction), width);
    taken[cell] = (taken[cell] ?? 0) | (1 << (direction as Direction));
  }
  return cell;
}

/** The row or column on which a cell is connected to the margin by empty cells, as a unique number; undefined if none. */
function lineOut(snake: Snake, cell: Cell): number | undefined {
  const direction = directionOut(snake, cell);
  if (direction === -1) return undefined;
  return direction % 2 === 0 ? cell % snake.width : -1 - Math.floor(cell / snake.width);
}

/** Whether straight lines on four rows or columns lead from the cells to the margin; around the snake any of them can be joined. */
function haveOwnLines(snake: Snake, [a, b]: CellPair, [c, d]: CellPair): boolean {
  const lines = new Set<number | undefined>();
  for (const cell of [a, b, c, d]) lines.add(lineOut(snake, cell));
  return lines.size === 4 && !lines.has(undefined);
}

/** Whether two paths over empty cells lead from two cells to two others, in either pairing, without a common step. */
export function hasTwoPaths(snake: Snake, from: CellPair, to: CellPair): boolean {
  if (haveOwnLines(snake, from, to)) return true;
  beginSearch(snake.cells.length);
  const near = findPath(snake, [...from], to);
  if (near === -1) return false;
  const start = takePath(snake, near);
  return findPath(snake, [start === from[0] ? from[1] : from[0]], near === to[0] ? [to[1]] : [to[0]]) !== -1;
}
