import { EMPTY, HEAD, type Laid, TAIL } from "./cards.ts";
import { canFinish } from "./finish.ts";
import { openings, type Placed, type Snake, trace } from "./snake.ts";

/** Why cards are no snake: two on one place, one off both traces, or ends that can never meet. */
export type Flaw = "overlap" | "off-trace" | "unfinishable";

/** A rectangle around the cards and the big card, with an empty rim. */
function gridAround(cards: readonly Placed[]): Pick<Snake, "width" | "origin"> & { readonly cells: Laid[] } {
  const [left, right] = [
    Math.min(0, ...cards.map(({ x }) => x)) - 1,
    Math.max(1, ...cards.map(({ x }) => x)) + 1,
  ];
  const [bottom, top] = [
    Math.min(0, ...cards.map(({ y }) => y)) - 1,
    Math.max(0, ...cards.map(({ y }) => y)) + 1,
  ];
  const width = right - left + 1;
  const cells = new Array<Laid>(width * (top - bottom + 1)).fill(EMPTY);
  const origin = -bottom * width - left;
  cells[origin] = TAIL;
  cells[origin + 1] = HEAD;
  for (const { x, y, laid } of cards) cells[origin + y * width + x] = laid;
  return { cells, width, origin };
}

/**
 * A snake from its cards in any order: every card must be on a trace from one of the ends, and it must still be
 * possible to finish it (`ends.trace`, `finish.possible`).
 */
export function snakeOfCards(cards: readonly Placed[], isPossible = canFinish): Snake | Flaw {
  // a card on a trace is no further away than there are cards: nobody's numbers make a grid of their size
  if (cards.some(({ x, y }) => Math.abs(x) + Math.abs(y) > cards.length + 1)) return "off-trace";
  const grid = gridAround(cards);
  if (grid.cells.filter((laid) => laid !== EMPTY).length < cards.length + 2) return "overlap";
  const { cells, width, origin } = grid;
  const visited = new Set<number>();
  const { h: head, t: tail } = openings(origin);
  const h = trace(cells, width, head, (cell) => visited.add(cell));
  const t = trace(cells, width, tail, (cell) => visited.add(cell));
  if (visited.size < cards.length) return "off-trace";
  if (h === "dead" || t === "dead") return "unfinishable";
  const snake: Snake = { ...grid, ends: h === "complete" || t === "complete" ? null : { h, t } };
  return isPossible(snake) ? snake : "unfinishable";
}
