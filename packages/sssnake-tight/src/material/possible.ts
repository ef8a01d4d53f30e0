import type { Snake } from "@serpentarium/sssnake";
import { beside, type Cell, EMPTY, opposite, WAYS, type Way } from "@serpentarium/sssnake/parts";
import type { Pair } from "./two-ways.ts";

/*
 * Whether there are two ways at all, asked for every card that might be laid: the search of `two-ways.ts` a second time, for
 * speed. `finish.possible` in `finish.test.ts` holds the two together.
 *
 * A way over the side of the rectangle comes back to the rim on another side: that does no harm, because all cells of the rim
 * hang together twice over, round one side and round the other, and so does all that is outside.
 */

// kept between calls, since a search would else spend its time making lists: safe because no search runs inside another one
let seen = new Int32Array(0);
let came = new Int8Array(0);
let taken = new Uint8Array(0);
let search = 0;
const LAST_SEARCH = 0x7fffffff;
const START = -1;

function begin(size: number): void {
  if (seen.length < size || search > LAST_SEARCH - 2) {
    seen = new Int32Array(Math.max(seen.length, size * 2));
    came = new Int8Array(seen.length);
    taken = new Uint8Array(seen.length);
    search = 0;
  }
  taken.fill(0, 0, size);
}

/** A cell of some to which a way leads from others, over steps that are not taken; -1 where there is none. */
function reach({ cells, width }: Snake, stack: Cell[], to: readonly Cell[]): Cell | -1 {
  search++;
  for (const cell of stack) {
    seen[cell] = search;
    came[cell] = START;
  }
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    if (to.includes(cell)) return cell;
    const used = taken[cell] ?? 0;
    for (const way of WAYS) {
      const next = beside(cell, way, width);
      if (cells[next] !== EMPTY || seen[next] === search || used & (1 << way)) continue;
      seen[next] = search;
      came[next] = way;
      stack.push(next);
    }
  }
  return -1;
}

/** Takes the steps that led to a cell, and tells where they began. */
function take({ width }: Snake, to: Cell): Cell {
  let cell = to;
  for (let way = came[cell]; way !== START; way = came[cell]) {
    // what is no mark is a way
    cell = beside(cell, opposite(way as Way), width);
    taken[cell] = (taken[cell] ?? 0) | (1 << (way as Way));
  }
  return cell;
}

/** Whether two ways lead over empty cells from two cells to two others, in either order, and never take the same step. */
export function hasTwoWays(snake: Snake, from: Pair, to: Pair): boolean {
  begin(snake.cells.length);
  const near = reach(snake, [...from], to);
  if (near === -1) return false;
  const start = take(snake, near);
  return reach(snake, [start === from[0] ? from[1] : from[0]], near === to[0] ? [to[1]] : [to[0]]) !== -1;
}
