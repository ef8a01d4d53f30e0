import {
  CARDS,
  type Card,
  type Cell,
  DOUBLE_CARDS,
  type FacedCell,
  follow,
  type Half,
  HEAD,
  joinsOf,
  type Layout,
  OPENINGS,
  OPPOSITE,
  partsOnTraces,
  STEPS,
  TAIL,
  traceEnds,
} from "../../sssnake/test/layout.ts";

/*
 * Brute-force search for the cards that complete a snake with nothing loose: every card is tried at the ends, up to a number of
 * parts. It shares no code with the package.
 */

/** The number of parts of a card. */
export const partCount = (card: Card): number => (DOUBLE_CARDS.includes(card) ? 2 : 1);

/** The number of loose parts. */
export function looseCount(layout: Layout): number {
  const all = [...layout.values()].reduce((sum, card) => sum + partCount(card), 0);
  return [...partsOnTraces(layout).values()].reduce((left, sides) => left - sides.length, all);
}

/** Whether head and tail are joined and every part of every card is on the snake (`tight.both-parts`). */
export const isTight = (layout: Layout): boolean =>
  traceEnds(layout).every((end) => end === "complete") && looseCount(layout) === 0;

/** The fewest empty cells on any path between two cells: a lower bound for the parts of a trace. */
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

/** Whether cards of `left` parts, all laid at one end, can complete the snake with nothing loose. */
function canComplete(layout: Map<Cell, Card>, end: FacedCell, goal: Cell, left: number): boolean {
  if (minCellsBetween(layout, end.cell, goal, left) > left) return false;
  return CARDS.some((card) => {
    if (partCount(card) > left || !joinsOf(card)[OPPOSITE[end.heading]]) return false;
    layout.set(end.cell, card);
    const next = follow(layout, end);
    const found =
      next === "complete"
        ? isTight(layout)
        : next !== "dead" && canComplete(layout, next, goal, left - partCount(card));
    layout.delete(end.cell);
    return found;
  });
}

function canCompleteFrom(layout: Layout, half: Half, left: number): boolean {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (typeof end === "string" || typeof other === "string") return left === 0 && isTight(layout);
  return left > 0 && canComplete(new Map(layout), end, other.cell, left);
}

/**
 * The fewest parts of further cards that complete a snake with nothing loose, by iterative deepening; undefined when `max` are
 * too few. All cards of a complete snake are on one trace, so laying them at one end is enough.
 *
 * @throws Error when the two ends disagree
 */
export function minPartsToFinish(layout: Layout, max: number): number | undefined {
  for (let left = 0; left <= max; left++) {
    const [head, tail] = [canCompleteFrom(layout, "head", left), canCompleteFrom(layout, "tail", left)];
    if (head !== tail) throw new Error(`${left} parts: ${head} from the head, ${tail} from the tail`);
    if (head) return left;
  }
  return undefined;
}
