import { type Cell, HEAD, type Layout, STEPS, TAIL } from "./layout.ts";

/**
 * The fewest empty cells on any path between two cells, whatever the cards between them join: a lower bound for traces. More than
 * `max` counts as infinite.
 */
function minCellsBetween(layout: Layout, from: Cell, to: Cell, max: number): number {
  const seen = new Set([from]);
  let [current, next] = [[from], [] as Cell[]];
  for (let count = 1; count <= max; count++) {
    for (let cell = current.pop(); cell !== undefined; cell = current.pop()) {
      if (cell === to) return count;
      for (const step of STEPS) {
        const neighbour = cell + step;
        if (seen.has(neighbour) || neighbour === TAIL || neighbour === HEAD) continue;
        seen.add(neighbour);
        (layout.has(neighbour) ? current : next).push(neighbour);
      }
    }
    [current, next] = [next, []];
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * The cells on which a search lays cards, up to the one that the end faces. Which cards lie there does not change the number of
 * empty cells to the goal, so that it is counted once for all of them.
 */
export class CellPath {
  readonly #cell: Cell;
  readonly #goal: Cell;
  readonly #longer = new Map<Cell, CellPath>();
  /** The empty cells to the goal, counted up to `#max`. */
  #count = Number.POSITIVE_INFINITY;
  #max = 0;

  constructor(cell: Cell, goal: Cell) {
    this.#cell = cell;
    this.#goal = goal;
  }

  /** The path with one more cell. */
  to(cell: Cell): CellPath {
    const longer = this.#longer.get(cell) ?? new CellPath(cell, this.#goal);
    this.#longer.set(cell, longer);
    return longer;
  }

  /** Whether `left` cards are too few to reach the goal, given the cards laid. */
  isTooLong(layout: Layout, left: number): boolean {
    if (this.#count > this.#max && left > this.#max) {
      this.#count = minCellsBetween(layout, this.#cell, this.#goal, left);
      this.#max = left;
    }
    return this.#count > left;
  }
}
