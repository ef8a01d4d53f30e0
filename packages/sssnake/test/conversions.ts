import { type CardKind, TILE_NAMES, type Tile } from "../src/material/cards.ts";
import { completion } from "../src/material/finish.ts";
import {
  type Cell as CellOfSnake,
  coordinatesOf,
  type PlacedTile,
  placedCardsOf,
  type Snake,
} from "../src/material/snake.ts";
import { snakeFromCards } from "../src/material/snake-from-cards.ts";
import {
  CARDS,
  type Card,
  type Cell,
  cellAt,
  type FacedCell,
  joinsOf,
  type Layout,
  OPPOSITE,
  placeAt,
  traceEnds,
} from "./layout.ts";

/*
 * Conversions between the snakes of the package and test layouts.
 */

export type CellCard = readonly [Cell, Card];

export const cardOf = (laid: Tile): Card => {
  const card = CARDS.find((name) => name === TILE_NAMES[laid]);
  if (!card) throw new Error(`${laid} is no card`);
  return card;
};

export function cellOf(snake: Snake, cell: CellOfSnake): Cell {
  const { x, y } = coordinatesOf(snake, cell);
  return cellAt(x, y);
}

export const layoutOf = (snake: Snake): Layout =>
  new Map(placedCardsOf(snake).map(({ cell, laid }) => [cellOf(snake, cell), cardOf(laid)]));

export const SIDES = { 0: "N", 1: "E", 2: "S", 3: "W" } as const;

/** The head end and the tail end of a snake. */
export const endsOf = (snake: Snake): readonly (FacedCell | "complete")[] =>
  snake.ends
    ? [snake.ends.h, snake.ends.t].map(({ cell, direction }) => ({
        cell: cellOf(snake, cell),
        heading: SIDES[direction],
      }))
    : ["complete", "complete"];

/** The cards that complete a snake. */
export const completionOf = (snake: Snake): readonly CellCard[] =>
  completion(snake).map(({ x, y, laid }) => [cellAt(x, y), cardOf(laid)]);

export const toPlacedTiles = (cards: Iterable<CellCard>): PlacedTile[] =>
  [...cards].map(([cell, card]) => ({ ...placeAt(cell), laid: TILE_NAMES.indexOf(card) }));

/** Whether a kind of card fits anywhere, found by trying each card and rebuilding the snake. */
export function fitsSomewhere(snake: Snake, kind: CardKind): boolean {
  const layout = layoutOf(snake);
  const cards = CARDS.filter((card) => card.startsWith(kind));
  return traceEnds(layout).some(
    (end) =>
      typeof end === "object" &&
      cards.some(
        (card) =>
          joinsOf(card)[OPPOSITE[end.heading]] &&
          typeof snakeFromCards(toPlacedTiles([...layout, [end.cell, card]])) === "object",
      ),
  );
}
