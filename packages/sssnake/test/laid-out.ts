import { snakeOfCards } from "../src/material/build.ts";
import { type Kind, LAID_NAMES, type Laid } from "../src/material/cards.ts";
import { completion } from "../src/material/finish.ts";
import {
  type Cell as CellOfSnake,
  cardsOf,
  type Placed,
  placeOf,
  type Snake,
} from "../src/material/snake.ts";
import {
  BACK,
  CARDS,
  type Card,
  type Cell,
  cellAt,
  type Facing,
  followed,
  joinsOf,
  type Layout,
  placeAt,
} from "./layout.ts";

/*
 * Snakes as the package keeps them, and the same as layouts.
 */

/** A card and where it lies. */
export type LaidOut = readonly [Cell, Card];

export const cardNamed = (laid: Laid): Card => {
  const card = CARDS.find((name) => name === LAID_NAMES[laid]);
  if (!card) throw new Error(`${laid} is no card`);
  return card;
};

export function cellOf(snake: Snake, cell: CellOfSnake): Cell {
  const { x, y } = placeOf(snake, cell);
  return cellAt(x, y);
}

export const layoutOf = (snake: Snake): Layout =>
  new Map(cardsOf(snake).map(({ cell, laid }) => [cellOf(snake, cell), cardNamed(laid)]));

export const SIDES = { 0: "N", 1: "E", 2: "S", 3: "W" } as const;

/** Where head and tail end are, as the snake says. */
export const endsOf = (snake: Snake): readonly (Facing | "complete")[] =>
  snake.ends
    ? [snake.ends.h, snake.ends.t].map(({ cell, way }) => ({
        cell: cellOf(snake, cell),
        heading: SIDES[way],
      }))
    : ["complete", "complete"];

/** The cards that a snake wants to be finished. */
export const wantedOn = (snake: Snake): readonly LaidOut[] =>
  completion(snake).map(({ x, y, laid }) => [cellAt(x, y), cardNamed(laid)]);

export const placed = (cards: Iterable<LaidOut>): Placed[] =>
  [...cards].map(([cell, card]) => ({ ...placeAt(cell), laid: LAID_NAMES.indexOf(card) }));

/** Whether a card of a kind fits anywhere, found by putting each of them down and looking at all that then lies there. */
export function fitsSomewhere(snake: Snake, kind: Kind): boolean {
  const layout = layoutOf(snake);
  const cards = CARDS.filter((card) => card.startsWith(kind));
  return followed(layout).some(
    (end) =>
      typeof end === "object" &&
      cards.some(
        (card) =>
          joinsOf(card)[BACK[end.heading]] &&
          typeof snakeOfCards(placed([...layout, [end.cell, card]])) === "object",
      ),
  );
}
