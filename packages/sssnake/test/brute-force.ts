import {
  CARDS,
  type Card,
  type Cell,
  type FacedCell,
  follow,
  type Half,
  HEAD,
  type Layout,
  OPENINGS,
  STEPS,
  TAIL,
} from "./layout.ts";

/*
 * Brute-force search for the cards that complete a snake: every card is tried at the ends, one after another.
 */

/**
 * The fewest empty cells on any path between two cells, whatever the cards between them join: a lower bound for traces. More than
 * `max` counts as infinite.
 */
function minCellsBetween(layout: Layout, from: Cell, to: Cell, max: number): number {
  const seen = new Set([from]);
  const cost = (cell: Cell): number => (layout.has(cell) ? 0 : 1);
  let [current, next] = [[from], [] as Cell[]];
  for (let count = cost(from); count <= max; count++) {
    for (let cell = current.pop(); cell !== undefined; cell = current.pop()) {
      if (cell === to) return count;
      for (const step of STEPS) {
        const neighbour = cell + step;
        if (seen.has(neighbour) || neighbour === TAIL || neighbour === HEAD) continue;
        seen.add(neighbour);
        (cost(neighbour) === 0 ? current : next).push(neighbour);
      }
    }
    [current, next] = [next, []];
  }
  return Number.POSITIVE_INFINITY;
}

/** The result of a search: a complete snake, a search cut off by the limit, or no card left to try. */
type Verdict = "complete" | "cut" | "exhausted";

/** The state of a search. */
interface Search {
  /** The cards laid, changed in place by the search. */
  readonly layout: Map<Cell, Card>;
  /** The cards to try on every cell. */
  readonly cards: readonly Card[];
  /** The cell that the other end faces; a trace that joins both ends goes through it. */
  readonly goal: Cell;
}

function verdictAfter(search: Search, end: ReturnType<typeof follow>, left: number): Verdict {
  if (end === "complete") return "complete";
  return end === "dead" ? "exhausted" : layAt(search, end, left);
}

/** Tries every card on the cell that an end faces, recursively. */
function layAt(search: Search, end: FacedCell, left: number): Verdict {
  const { layout, cards, goal } = search;
  if (minCellsBetween(layout, end.cell, goal, left) > left) return "cut";
  let verdict: Verdict = "exhausted";
  for (const card of cards) {
    layout.set(end.cell, card);
    const found = verdictAfter(search, follow(layout, end), left - 1);
    layout.delete(end.cell);
    if (found === "complete") return found;
    if (found === "cut") verdict = "cut";
  }
  return verdict;
}

/** Whether `left` further cards, all laid at one end, can complete the snake. */
function search(layout: Layout, cards: readonly Card[], half: Half, left: number): Verdict {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (end === "complete") return "complete";
  if (typeof end === "string" || typeof other === "string") return "exhausted";
  return layAt({ layout: new Map(layout), cards, goal: other.cell }, end, left);
}

/**
 * The fewest further cards that complete a snake, by iterative deepening; `"more"` when `max` cards are too few. Laying cards
 * at one end only is enough, because the useful cards can be laid in the order of the trace. Both ends are searched to find
 * `"never"`: an enclosed end runs out of cards to try, while the other may go on outside for ever.
 *
 * @throws Error when the two ends disagree
 */
export function minCardsToFinish(layout: Layout, max: number, cards = CARDS): number | "never" | "more" {
  for (let left = 0; left <= max; left++) {
    const head = search(layout, cards, "head", left);
    const tail = search(layout, cards, "tail", left);
    if ((head === "complete") !== (tail === "complete"))
      throw new Error(`${head} from the head, ${tail} from the tail`);
    if (head === "complete") return left;
    if (head === "exhausted" || tail === "exhausted") return "never";
  }
  return "more";
}
