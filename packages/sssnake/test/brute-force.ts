import { CellPath } from "./cell-path.ts";
import {
  CARDS,
  type Card,
  type Cell,
  type FacedCell,
  follow,
  type Half,
  type Layout,
  OPENINGS,
} from "./layout.ts";

/*
 * Brute-force search for the cards that complete a snake: every card is tried at the ends, one after another.
 */

/** The result of a search: a complete snake, a search cut off by the limit, or no card left to try. */
type Verdict = "complete" | "cut" | "exhausted";

/** The state of a search. */
interface Search {
  /** The cards laid, changed in place by the search. */
  readonly layout: Map<Cell, Card>;
  /** The cards to try on every cell. */
  readonly cards: readonly Card[];
}

/** Tries every card on the cell that an end faces, recursively. The goal of the path is the cell that the other end faces. */
function layAt(search: Search, end: FacedCell, path: CellPath, left: number): Verdict {
  const { layout, cards } = search;
  if (path.isTooLong(layout, left)) return "cut";
  let verdict: Verdict = "exhausted";
  for (const card of cards) {
    layout.set(end.cell, card);
    const next = follow(layout, end);
    const found =
      typeof next === "object" ? layAt(search, next, path.to(next.cell), left - 1) : verdictAt(next);
    layout.delete(end.cell);
    if (found === "complete") return found;
    if (found === "cut") verdict = "cut";
  }
  return verdict;
}

const verdictAt = (end: "complete" | "dead"): Verdict => (end === "complete" ? end : "exhausted");

/** Returns whether `left` further cards, all laid at one end, can complete the snake. */
function createSearch(layout: Layout, cards: readonly Card[], half: Half): (left: number) => Verdict {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (typeof end === "string") return () => verdictAt(end);
  if (typeof other === "string") return () => "exhausted";
  const path = new CellPath(end.cell, other.cell);
  return (left) => layAt({ layout: new Map(layout), cards }, end, path, left);
}

/**
 * The fewest further cards that complete a snake, by iterative deepening; `"more"` when `max` cards are too few. Laying cards
 * at one end only is enough, because the useful cards can be laid in the order of the trace. Both ends are searched to find
 * `"never"`: an enclosed end runs out of cards to try, while the other may go on outside for ever.
 *
 * @throws Error when the two ends disagree
 */
export function minCardsToFinish(layout: Layout, max: number, cards = CARDS): number | "never" | "more" {
  const fromHead = createSearch(layout, cards, "head");
  const fromTail = createSearch(layout, cards, "tail");
  for (let left = 0; left <= max; left++) {
    const [head, tail] = [fromHead(left), fromTail(left)];
    if ((head === "complete") !== (tail === "complete"))
      throw new Error(`${head} from the head, ${tail} from the tail`);
    if (head === "complete") return left;
    if (head === "exhausted" || tail === "exhausted") return "never";
  }
  return "more";
}
