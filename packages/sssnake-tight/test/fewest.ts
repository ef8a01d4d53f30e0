import {
  BACK,
  CARDS,
  type Card,
  type Cell,
  DOUBLE_CARDS,
  type Facing,
  follow,
  followed,
  type Half,
  HEAD,
  joinsOf,
  type Layout,
  OPENINGS,
  STEPS,
  TAIL,
  traced,
} from "../../sssnake/test/layout.ts";

/*
 * What further cards can do where nothing may stay loose, found by laying every card wherever an end is, until all parts that
 * may be spent are spent. It shares nothing with the package.
 */

export const partsOn = (card: Card): number => (DOUBLE_CARDS.includes(card) ? 2 : 1);

/** How many parts of the cards laid are on neither trace. */
export function looseIn(layout: Layout): number {
  const all = [...layout.values()].reduce((sum, card) => sum + partsOn(card), 0);
  return [...traced(layout).values()].reduce((left, sides) => left - sides.length, all);
}

/** Whether head and tail are joined and every part of every card lies on the way (`tight.both-parts`). */
export const isTight = (layout: Layout): boolean =>
  followed(layout).every((end) => end === "complete") && looseIn(layout) === 0;

/** The fewest empty cells on any walk between two cells, whatever the cards on it join: no trace needs fewer parts. */
function cellsBetween(layout: Layout, from: Cell, to: Cell, most: number): number {
  const seen = new Set([from]);
  let [now, later] = [[from], [] as Cell[]];
  for (let count = 1; count <= most; count++) {
    for (let cell = now.pop(); cell !== undefined; cell = now.pop()) {
      if (cell === to) return count;
      for (const step of STEPS) {
        const next = cell + step;
        if (seen.has(next) || next === TAIL || next === HEAD) continue;
        seen.add(next);
        (layout.has(next) ? now : later).push(next);
      }
    }
    [now, later] = [later, []];
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether cards of so many parts, all laid on one end, can complete the snake with nothing loose. */
function completes(layout: Map<Cell, Card>, end: Facing, goal: Cell, left: number): boolean {
  if (cellsBetween(layout, end.cell, goal, left) > left) return false;
  return CARDS.some((card) => {
    if (partsOn(card) > left || !joinsOf(card)[BACK[end.heading]]) return false;
    layout.set(end.cell, card);
    const next = follow(layout, end);
    const found =
      next === "complete"
        ? isTight(layout)
        : next !== "dead" && completes(layout, next, goal, left - partsOn(card));
    layout.delete(end.cell);
    return found;
  });
}

function completesFrom(layout: Layout, half: Half, left: number): boolean {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (typeof end === "string" || typeof other === "string") return left === 0 && isTight(layout);
  return left > 0 && completes(new Map(layout), end, other.cell, left);
}

/**
 * The fewest parts of further cards that complete a snake with nothing loose, tried out with none, one, two and so on;
 * nothing where `most` are too few. Every card of a complete snake is on the one trace, so one end is enough to lay them
 * all; both have to come to the same.
 */
export function fewestParts(layout: Layout, most: number): number | undefined {
  for (let left = 0; left <= most; left++) {
    const [head, tail] = [completesFrom(layout, "head", left), completesFrom(layout, "tail", left)];
    if (head !== tail) throw new Error(`${left} parts: ${head} from the head, ${tail} from the tail`);
    if (head) return left;
  }
  return undefined;
}
