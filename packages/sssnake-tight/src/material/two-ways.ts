import { beside, type Cell, opposite, WAYS, type Way } from "@serpentarium/sssnake/parts";
import type { Ground } from "./ground.ts";

/*
 * Two ways over free cells, from two cells to two others, in either order. They never take the same step between two cells,
 * since a side of a card is joined once; but they may share a cell, which is then a card of two parts. That makes them a
 * flow of two units over steps that take one unit each, and those of the fewest parts are a flow of least cost: found
 * exactly by a shortest way, and a shortest second one that may take back steps of the first (Suurballe).
 */

/** Two cells, each where one way begins, or ends. */
export type Pair = readonly [Cell, Cell];

/** The ways out of each cell that are taken, as bits by cell. */
type Taken = Uint8Array;

/** Two ways. */
export interface TwoWays {
  readonly taken: Taken;
  /** The parts of both. */
  readonly parts: number;
}

const UNSEEN = -1;
const START = -1;

/** How far every cell is from the nearer one of a pair, and the way in which a shortest way enters it. */
interface Reach {
  readonly far: Int32Array;
  readonly came: Int8Array;
}

function reachFrom({ free, width }: Ground, from: Pair): Reach {
  const far = new Int32Array(free.length).fill(UNSEEN);
  const came = new Int8Array(free.length).fill(START);
  const queue: Cell[] = [...from];
  for (const cell of queue) far[cell] = 0;
  for (const cell of queue) {
    for (const way of WAYS) {
      const next = beside(cell, way, width);
      if (!free[next] || far[next] !== UNSEEN) continue;
      far[next] = (far[cell] ?? 0) + 1;
      came[next] = way;
      queue.push(next);
    }
  }
  return { far, came };
}

const has = (taken: Taken, cell: Cell, way: Way): boolean => ((taken[cell] ?? 0) & (1 << way)) !== 0;
const toggle = (taken: Taken, cell: Cell, way: Way): void => {
  taken[cell] = (taken[cell] ?? 0) ^ (1 << way);
};

/** Takes the steps that lead to a cell; a step the other way is taken back instead. */
function take(taken: Taken, { width }: Ground, came: Int8Array, to: Cell): Cell {
  let cell = to;
  while ((came[cell] ?? START) !== START) {
    // a way, because it is none of the marks
    const way = came[cell] as Way;
    const before = beside(cell, opposite(way), width);
    if (has(taken, cell, opposite(way))) toggle(taken, cell, opposite(way));
    else toggle(taken, before, way);
    cell = before;
  }
  return cell;
}

const NEVER = 0x7fffffff;

/**
 * A shortest way on top of those taken, by how its cells are entered. Lengths are measured against those of the first
 * search, which makes every step cost 0, 1 or 2, so that three piles of cells do for a queue.
 */
function secondWay(
  ground: Ground,
  taken: Taken,
  far: Int32Array,
  from: Cell,
  to: Cell,
): Int8Array | undefined {
  const { free, width } = ground;
  const came = new Int8Array(free.length).fill(START);
  const cost = new Int32Array(free.length).fill(NEVER);
  cost[from] = 0;
  let [now, next, later]: readonly Cell[][] = [[from], [], []];
  for (let spent = 0; now && next && later && now.length + next.length + later.length > 0; spent++) {
    const piles = [now, next, later];
    for (const cell of now) {
      if (cost[cell] !== spent) continue;
      if (cell === to) return came;
      for (const way of WAYS) {
        const beyond = beside(cell, way, width);
        if (!free[beyond] || has(taken, cell, way)) continue;
        const length = has(taken, beyond, opposite(way)) ? -1 : 1;
        const step = length + (far[cell] ?? 0) - (far[beyond] ?? 0);
        if (spent + step >= (cost[beyond] ?? NEVER)) continue;
        cost[beyond] = spent + step;
        came[beyond] = way;
        piles[step]?.push(beyond);
      }
    }
    [now, next, later] = [next, later, []];
  }
  return undefined;
}

const countBits = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3);

/** The two ways of the fewest parts; none where there are not two. */
export function twoWays(ground: Ground, from: Pair, to: Pair): TwoWays | undefined {
  const { far, came } = reachFrom(ground, from);
  const [a, b] = to.map((cell) => far[cell] ?? UNSEEN);
  if (a === undefined || b === undefined || a === UNSEEN || b === UNSEEN) return undefined;
  const [near, other] = a <= b ? to : [to[1], to[0]];
  const taken: Taken = new Uint8Array(ground.free.length);
  const start = take(taken, ground, came, near);
  const second = secondWay(ground, taken, far, start === from[0] ? from[1] : from[0], other);
  if (!second) return undefined;
  take(taken, ground, second, other);
  return { taken, parts: 2 + taken.reduce((sum, bits) => sum + countBits(bits), 0) };
}
