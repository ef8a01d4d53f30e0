import { CellPath } from "../../sssnake/test/cell-path.ts";
import {
  CARDS,
  type Card,
  type Cell,
  DOUBLE_CARDS,
  type FacedCell,
  follow,
  type Half,
  joinsOf,
  type Layout,
  OPENINGS,
  OPPOSITE,
  partsOnTraces,
  traceEnds,
} from "../../sssnake/test/layout.ts";

/*
 * Brute-force search for the cards that complete a snake with nothing loose: every card is tried at the ends, up to a number of
 * parts. It shares no code with the package.
 */

export const partCount = (card: Card): number => (DOUBLE_CARDS.includes(card) ? 2 : 1);

/** The number of loose parts. */
export function looseCount(layout: Layout): number {
  const all = [...layout.values()].reduce((sum, card) => sum + partCount(card), 0);
  return [...partsOnTraces(layout).values()].reduce((left, sides) => left - sides.length, all);
}

/** Whether head and tail are joined and every part of every card is on the snake (`tight.both-parts`). */
export const isTight = (layout: Layout): boolean =>
  traceEnds(layout).every((end) => end === "complete") && looseCount(layout) === 0;

/** Whether cards of `left` parts, laid at an end, can complete the snake with nothing loose. */
function canComplete(layout: Map<Cell, Card>, end: FacedCell, path: CellPath, left: number): boolean {
  if (path.isTooLong(layout, left)) return false;
  return CARDS.some((card) => {
    if (partCount(card) > left || !joinsOf(card)[OPPOSITE[end.heading]]) return false;
    layout.set(end.cell, card);
    const next = follow(layout, end);
    const found =
      next === "complete"
        ? isTight(layout)
        : next !== "dead" && canComplete(layout, next, path.to(next.cell), left - partCount(card));
    layout.delete(end.cell);
    return found;
  });
}

/** Returns whether cards of `left` parts, all laid at one end, can complete a snake with nothing loose. */
function createSearch(layout: Layout, half: Half): (left: number) => boolean {
  const end = follow(layout, OPENINGS[half]);
  const other = follow(layout, OPENINGS[half === "head" ? "tail" : "head"]);
  if (typeof end === "string" || typeof other === "string") return () => false;
  const path = new CellPath(end.cell, other.cell);
  return (left) => canComplete(new Map(layout), end, path, left);
}

/**
 * The fewest parts of further cards that complete a snake with nothing loose, by iterative deepening; undefined when `max` are
 * too few. All cards of a complete snake are on one trace, so laying them at one end is enough.
 *
 * @throws Error when the two ends disagree
 */
export function minPartsToFinish(layout: Layout, max: number): number | undefined {
  if (isTight(layout)) return 0;
  const [fromHead, fromTail] = [createSearch(layout, "head"), createSearch(layout, "tail")];
  for (let left = 1; left <= max; left++) {
    const [head, tail] = [fromHead(left), fromTail(left)];
    if (head !== tail) throw new Error(`${left} parts: ${head} from the head, ${tail} from the tail`);
    if (head) return left;
  }
  return undefined;
}
