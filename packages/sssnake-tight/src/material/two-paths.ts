import {
  adjacentCell,
  type Cell,
  DIRECTIONS,
  type Direction,
  oppositeDirection,
} from "@serpentarium/sssnake/parts";
import type { RoutingGrid } from "./routing-grid.ts";

/*
 * Two paths over free cells, from two cells to two others, in either pairing. They have no step in common, because a side of a
 * card is joined only once; but they may share a cell, which then holds a card of two parts. So they are a flow of two units
 * over steps of capacity one, and the fewest parts are a minimum-cost flow: a shortest path, and then a shortest second path
 * that may cancel steps of the first (Suurballe's algorithm).
 */

/** The two cells where the paths begin, or end. */
export type CellPair = readonly [Cell, Cell];

/** The steps taken out of each cell, as bits by direction. */
type TakenSteps = Uint8Array;

/** Two paths. */
export interface TwoPaths {
  readonly taken: TakenSteps;
  /** The number of parts of both paths. */
  readonly parts: number;
}

const UNREACHED = -1;
const START = -1;

/** The distance of every cell from the nearer one of a pair, and the direction in which a shortest path enters it. */
interface Distances {
  readonly distance: Int32Array;
  readonly enteredBy: Int8Array;
}

function distancesFrom({ free, width }: RoutingGrid, from: CellPair): Distances {
  const distance = new Int32Array(free.length).fill(UNREACHED);
  const enteredBy = new Int8Array(free.length).fill(START);
  const queue: Cell[] = [...from];
  for (const cell of queue) distance[cell] = 0;
  for (const cell of queue) {
    for (const direction of DIRECTIONS) {
      const next = adjacentCell(cell, direction, width);
      if (!free[next] || distance[next] !== UNREACHED) continue;
      distance[next] = (distance[cell] ?? 0) + 1;
      enteredBy[next] = direction;
      queue.push(next);
    }
  }
  return { distance, enteredBy };
}

const has = (taken: TakenSteps, cell: Cell, direction: Direction): boolean =>
  ((taken[cell] ?? 0) & (1 << direction)) !== 0;
const toggle = (taken: TakenSteps, cell: Cell, direction: Direction): void => {
  taken[cell] = (taken[cell] ?? 0) ^ (1 << direction);
};

/** Takes the steps that lead to a cell and returns the start; a step against an earlier one cancels it. */
function takePath(taken: TakenSteps, { width }: RoutingGrid, enteredBy: Int8Array, to: Cell): Cell {
  let cell = to;
  while ((enteredBy[cell] ?? START) !== START) {
    // values other than `START` are directions
    const direction = enteredBy[cell] as Direction;
    const before = adjacentCell(cell, oppositeDirection(direction), width);
    if (has(taken, cell, oppositeDirection(direction))) toggle(taken, cell, oppositeDirection(direction));
    else toggle(taken, before, direction);
    cell = before;
  }
  return cell;
}

const INFINITE_COST = 0x7fffffff;

/**
 * A shortest second path, as the direction in which each of its cells is entered. With the distances of the first search as
 * potentials every step costs 0, 1 or 2, so three buckets serve as the queue.
 */
function secondPath(
  ground: RoutingGrid,
  taken: TakenSteps,
  distance: Int32Array,
  from: Cell,
  to: Cell,
): Int8Array | undefined {
  const { free, width } = ground;
  const enteredBy = new Int8Array(free.length).fill(START);
  const cost = new Int32Array(free.length).fill(INFINITE_COST);
  cost[from] = 0;
  let buckets: [Cell[], Cell[], Cell[]] = [[from], [], []];
  for (let spent = 0; buckets.some(({ length }) => length > 0); spent++) {
    for (const cell of buckets[0]) {
      if (cost[cell] !== spent) continue;
      if (cell === to) return enteredBy;
      for (const direction of DIRECTIONS) {
        const beyond = adjacentCell(cell, direction, width);
        if (!free[beyond] || has(taken, cell, direction)) continue;
        const length = has(taken, beyond, oppositeDirection(direction)) ? -1 : 1;
        const step = length + (distance[cell] ?? 0) - (distance[beyond] ?? 0);
        if (spent + step >= (cost[beyond] ?? INFINITE_COST)) continue;
        cost[beyond] = spent + step;
        enteredBy[beyond] = direction;
        buckets[step]?.push(beyond);
      }
    }
    buckets = [buckets[1], buckets[2], []];
  }
  return undefined;
}

const countBits = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3);

/** The two paths with the fewest parts; undefined if there are no two paths. */
export function shortestTwoPaths(ground: RoutingGrid, from: CellPair, to: CellPair): TwoPaths | undefined {
  const { distance, enteredBy } = distancesFrom(ground, from);
  if (to.some((cell) => distance[cell] === UNREACHED)) return undefined;
  const taken: TakenSteps = new Uint8Array(ground.free.length);
  const start = takePath(taken, ground, enteredBy, to[0]);
  const second = secondPath(ground, taken, distance, start === from[0] ? from[1] : from[0], to[1]);
  if (!second) return undefined;
  takePath(taken, ground, second, to[1]);
  return { taken, parts: 2 + taken.reduce((sum, bits) => sum + countBits(bits), 0) };
}
