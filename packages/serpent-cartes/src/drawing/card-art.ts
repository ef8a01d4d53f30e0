import { type Card, type Rank, rankOf, type Suit } from "../material/cards.ts";
import type { Point } from "./layout.ts";
import { type Outline, outlineAt } from "./outline.ts";

/** Suits 24 units high, for the picture of a card. */
export const LARGE_SUITS: Readonly<Record<Suit, Outline>> = {
  c: {
    startY: -12,
    steps:
      "c4 0 6 3 6 6c0 2-1 3-2 4c4-1 8 2 8 6s-3 6-6 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-4 0-6-3-6-6s4-7 8-6c-1-1-2-2-2-4c0-3 2-6 6-6z",
  },
  d: { startY: -12, steps: "c2 4 5 8 9 12c-4 4-7 8-9 12c-2-4-5-8-9-12c4-4 7-8 9-12z" },
  h: {
    startY: 12,
    steps: "c-3-5-12-10-12-17c0-4 3-7 6-7c3 0 5 2 6 4c1-2 3-4 6-4c3 0 6 3 6 7c0 7-9 12-12 17z",
  },
  s: {
    startY: -12,
    steps:
      "c3 5 11 9 11 16c0 3-2 6-5 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-3 0-5-3-5-6c0-7 8-11 11-16z",
  },
};

/** Suits 10 units high, with short paths, because a board has hundreds of them. */
export const SMALL_SUITS: Readonly<Record<Suit, Outline>> = {
  c: { startY: -5, steps: "c3 0 3 3 1.5 4 4-1 4 4 0 4l-1-1 1 3h-3l1-3-1 1c-4 0-4-5 0-4-1.5-1-1.5-4 1.5-4z" },
  d: { startY: -5, steps: "l4 5-4 5-4-5z" },
  h: { startY: 5, steps: "c-1-3-4-4-4-7 0-3 3-3 4-1 1-2 4-2 4 1 0 3-3 4-4 7z" },
  s: { startY: -5, steps: "c1 3 4 4 4 6 0 3-3 3-3 1l1 3h-4l1-3c0 2-3 2-3-1 0-2 3-3 4-6z" },
};

type PipPlace = readonly [column: -1 | 0 | 1, row: number];

const OUTER_COLUMNS = [-1, 1] as const;
const outerPips = (...rows: readonly number[]): PipPlace[] =>
  rows.flatMap((row) => OUTER_COLUMNS.map((end): PipPlace => [end, row]));
const middlePips = (...rows: readonly number[]): PipPlace[] => rows.map((row): PipPlace => [0, row]);

/** The places of the pips of each value, as on printed cards: rows from −3 at the top to 3. */
const PIP_PLACES: Readonly<Record<number, readonly PipPlace[]>> = {
  2: middlePips(-3, 3),
  3: middlePips(-3, 0, 3),
  4: outerPips(-3, 3),
  5: [...outerPips(-3, 3), ...middlePips(0)],
  6: outerPips(-3, 0, 3),
  7: [...outerPips(-3, 0, 3), ...middlePips(-1.5)],
  8: [...outerPips(-3, 0, 3), ...middlePips(-1.5, 1.5)],
  9: [...outerPips(-3, -1, 1, 3), ...middlePips(0)],
  10: [...outerPips(-3, -1, 1, 3), ...middlePips(-2, 2)],
};
const PIP_COLUMN_WIDTH = 10;
const PIP_ROW_HEIGHT = 8;

/** The path of `value` pips around the middle of a picture; those in the lower half are upside down. */
export const pipsPath = (suit: Suit, value: number, { x, y }: Point): string =>
  (PIP_PLACES[value] ?? [])
    .map(([column, row]) => {
      const at = { x: x + column * PIP_COLUMN_WIDTH, y: y + row * PIP_ROW_HEIGHT };
      return outlineAt(SMALL_SUITS[suit], at, row > 0 ? -1 : 1);
    })
    .join("");

/** The headdress of a court card: its golden part, and its part in the colour of the suit. */
interface Headdress {
  readonly gold: Outline;
  readonly coloured: Outline;
}

const HEADDRESSES: Readonly<Partial<Record<Rank, Headdress>>> = {
  // a hat with a plume
  J: {
    gold: { startY: 6, steps: "m-3-5l1-5c2-6 7-10 14-11-1 3-2 5-3 5h3c-1 4-3 6-5 8h2c-3 3-6 4-10 4z" },
    coloured: { startY: 6, steps: "m-13 0v4h26v-4h-3c0-4-4-7-10-7s-10 3-10 7z" },
  },
  // a coronet of three leaves
  Q: {
    gold: {
      startY: 6,
      steps: "m-10 0c0-6-1-10-4-13 5 0 7 2 8 5 2-3 4-5 6-10 2 5 4 7 6 10 1-3 3-5 8-5-3 3-4 7-4 13z",
    },
    coloured: { startY: 6, steps: "m-10 0h20v4h-20zm10-3l-3-4 3-4 3 4z" },
  },
  // a crown with a cross
  K: {
    gold: { startY: 6, steps: "m-11 0l-2-14 7 6 6-8 6 8 7-6-2 14z" },
    coloured: { startY: 6, steps: "m-11 0h22v4h-22zm9.5-14v-2h-2v-3h2v-2h3v2h2v3h-2v2z" },
  },
};

/** The paths of the headdress of a jack, queen or king; `undefined` for other cards. */
export function headdressAt(
  card: Card,
  at: Point,
  factor: number,
): Readonly<Record<keyof Headdress, string>> | undefined {
  const dress = HEADDRESSES[rankOf(card)];
  return (
    dress && { gold: outlineAt(dress.gold, at, factor), coloured: outlineAt(dress.coloured, at, factor) }
  );
}
