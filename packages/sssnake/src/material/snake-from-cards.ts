import { EMPTY_TILE, HEAD, TAIL, type Tile } from "./cards.ts";
import { canFinish } from "./finish.ts";
import { bigCardOpenings, type PlacedTile, type Snake, traceBody } from "./snake.ts";

/** Why cards do not form a snake: two on one cell, one off both traces, or ends that can never meet. */
export type SnakeProblem = "overlap" | "off-trace" | "unfinishable";

/** A grid with the cards and the big card, and an empty margin around them. */
function gridAround(
  cards: readonly PlacedTile[],
): Pick<Snake, "width" | "origin"> & { readonly cells: Tile[] } {
  const [left, right] = [
    Math.min(0, ...cards.map(({ x }) => x)) - 1,
    Math.max(1, ...cards.map(({ x }) => x)) + 1,
  ];
  const [bottom, top] = [
    Math.min(0, ...cards.map(({ y }) => y)) - 1,
    Math.max(0, ...cards.map(({ y }) => y)) + 1,
  ];
  const width = right - left + 1;
  const cells = new Array<Tile>(width * (top - bottom + 1)).fill(EMPTY_TILE);
  const origin = -bottom * width - left;
  cells[origin] = TAIL;
  cells[origin + 1] = HEAD;
  for (const { x, y, laid } of cards) cells[origin + y * width + x] = laid;
  return { cells, width, origin };
}

/**
 * Builds a snake from its cards in any order. Every card must be on a trace from one of the ends, and it must be possible to
 * finish the snake (`ends.trace`, `finish.possible`).
 */
export function snakeFromCards(cards: readonly PlacedTile[], isPossible = canFinish): Snake | SnakeProblem {
  // a card on a trace is at most as far away as there are cards; this also bounds the size of the grid
  if (cards.some(({ x, y }) => Math.abs(x) + Math.abs(y) > cards.length + 1)) return "off-trace";
  const grid = gridAround(cards);
  if (grid.cells.filter((laid) => laid !== EMPTY_TILE).length < cards.length + 2) return "overlap";
  const { cells, width, origin } = grid;
  const visited = new Set<number>();
  const { h: head, t: tail } = bigCardOpenings(origin);
  const h = traceBody(cells, width, head, (cell) => visited.add(cell));
  const t = traceBody(cells, width, tail, (cell) => visited.add(cell));
  if (visited.size < cards.length) return "off-trace";
  if (h === "dead" || t === "dead") return "unfinishable";
  const snake: Snake = { ...grid, ends: h === "complete" || t === "complete" ? null : { h, t } };
  return isPossible(snake) ? snake : "unfinishable";
}
