import {
  CARDS,
  type Card,
  type Cell,
  type Facing,
  follow,
  type Half,
  HEAD,
  type Layout,
  OPENINGS,
  STEPS,
  TAIL,
} from "./layout.ts";

/*
 * What further cards can do, found by laying every card wherever an end is, until nothing is left to try.
 */

/**
 * The fewest empty cells on any walk between two cells, whatever the cards between them join: no trace goes through
 * fewer. More than `most` counts as infinitely many.
 */
function fewestBetween(layout: Layout, from: Cell, to: Cell, most: number): number {
  const seen = new Set([from]);
  const cost = (cell: Cell): number => (layout.has(cell) ? 0 : 1);
  let [now, later] = [[from], [] as Cell[]];
  for (let count = cost(from); count <= most; count++) {
    for (let cell = now.pop(); cell !== undefined; cell = now.pop()) {
      if (cell === to) return count;
      for (const step of STEPS) {
        const next = cell + step;
        if (seen.has(next) || next === TAIL || next === HEAD) continue;
        seen.add(next);
        (cost(next) === 0 ? now : later).push(next);
      }
    }
    [now, later] = [later, []];
  }
  return Number.POSITIVE_INFINITY;
}

/** What laying comes to: the snake is complete, the cards ran out before, or there is nothing left to lay. */
type Verdict = "complete" | "cut" | "exhausted";

/** A search for a set of further cards. */
interface Search {
  /** The cards laid, which come and go as they are tried. */
  readonly layout: Map<Cell, Card>;
  /** The cards to try on every cell. */
  readonly cards: readonly Card[];
  /** The cell that the other end faces: whatever is laid, the trace that joins both goes through it. */
  readonly goal: Cell;
}

function verdictOn(search: Search, end: ReturnType<typeof follow>, left: number): Verdict {
  if (end === "complete") return "complete";
  return end === "dead" ? "exhausted" : layAt(search, end, left);
}

/** Lays every card on the cell that an end faces, and so on from wherever the end then is. */
function layAt(search: Search, end: Facing, left: number): Verdict {
  const { layout, cards, goal } = search;
  if (fewestBetween(layout, end.cell, goal, left) > left) return "cut";
  let verdict: Verdict = "exhausted";
  for (const card of cards) {
    layout.set(end.cell, card);
    const found = verdictOn(search, follow(layout, end), left - 1);
    layout.delete(end.cell);
    if (found === "complete") return found;
    if (found === "cut") verdict = "cut";
  }
  return verdict;
}

/** Whether so many further cards, all laid on the one end, can complete the snake. */
function search(layout: Layout, cards: readonly Card[], half: Half, left: number): Verdict {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (end === "complete") return "complete";
  if (typeof end === "string" || typeof other === "string") return "exhausted";
  return layAt({ layout: new Map(layout), cards, goal: other.cell }, end, left);
}

/**
 * The fewest further cards that complete a snake, tried out with none, one, two and so on; `"more"` where `most` cards
 * are too few to tell. The cards that help are those on the trace, and in its order each is laid where the end then is:
 * so one end is enough to find them. It takes both to find `"never"`, once there is nothing left to lay on an end that
 * is shut in, because the other may go on for ever outside.
 *
 * @throws Error when the two ends do not come to the same number
 */
export function fewest(layout: Layout, most: number, cards = CARDS): number | "never" | "more" {
  for (let left = 0; left <= most; left++) {
    const head = search(layout, cards, "head", left);
    const tail = search(layout, cards, "tail", left);
    if ((head === "complete") !== (tail === "complete"))
      throw new Error(`${head} from the head, ${tail} from the tail`);
    if (head === "complete") return left;
    if (head === "exhausted" || tail === "exhausted") return "never";
  }
  return "more";
}
