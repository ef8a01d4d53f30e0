import { type Card, cornerOf, type Suit } from "../material/cards.ts";
import type { Point } from "./layout.ts";
import { type Outline, outlineAt } from "./outline.ts";

/** Suits 24 units high, for a picture of their own. */
export const LARGE_SUITS: Readonly<Record<Suit, Outline>> = {
  c: {
    below: -12,
    steps:
      "c4 0 6 3 6 6c0 2-1 3-2 4c4-1 8 2 8 6s-3 6-6 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-4 0-6-3-6-6s4-7 8-6c-1-1-2-2-2-4c0-3 2-6 6-6z",
  },
  d: { below: -12, steps: "c2 4 5 8 9 12c-4 4-7 8-9 12c-2-4-5-8-9-12c4-4 7-8 9-12z" },
  h: {
    below: 12,
    steps: "c-3-5-12-10-12-17c0-4 3-7 6-7c3 0 5 2 6 4c1-2 3-4 6-4c3 0 6 3 6 7c0 7-9 12-12 17z",
  },
  s: {
    below: -12,
    steps:
      "c3 5 11 9 11 16c0 3-2 6-5 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-3 0-5-3-5-6c0-7 8-11 11-16z",
  },
};

/** Suits 10 units high, with as few signs as can be: there are hundreds of them on a board. */
export const SMALL_SUITS: Readonly<Record<Suit, Outline>> = {
  c: { below: -5, steps: "c3 0 3 3 1.5 4 4-1 4 4 0 4l-1-1 1 3h-3l1-3-1 1c-4 0-4-5 0-4-1.5-1-1.5-4 1.5-4z" },
  d: { below: -5, steps: "l4 5-4 5-4-5z" },
  h: { below: 5, steps: "c-1-3-4-4-4-7 0-3 3-3 4-1 1-2 4-2 4 1 0 3-3 4-4 7z" },
  s: { below: -5, steps: "c1 3 4 4 4 6 0 3-3 3-3 1l1 3h-4l1-3c0 2-3 2-3-1 0-2 3-3 4-6z" },
};

type Spot = readonly [column: -1 | 0 | 1, row: number];

const ENDS = [-1, 1] as const;
const pairs = (...rows: readonly number[]): Spot[] =>
  rows.flatMap((row) => ENDS.map((end): Spot => [end, row]));
const middles = (...rows: readonly number[]): Spot[] => rows.map((row): Spot => [0, row]);

/** Where the pips of each number are, as on every printed card: rows from −3 at the top to 3. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: middles(-3, 3),
  3: middles(-3, 0, 3),
  4: pairs(-3, 3),
  5: [...pairs(-3, 3), ...middles(0)],
  6: pairs(-3, 0, 3),
  7: [...pairs(-3, 0, 3), ...middles(-1.5)],
  8: [...pairs(-3, 0, 3), ...middles(-1.5, 1.5)],
  9: [...pairs(-3, -1, 1, 3), ...middles(0)],
  10: [...pairs(-3, -1, 1, 3), ...middles(-2, 2)],
};
const COLUMN = 10;
const ROW = 8;

/** As many pips as a card counts around the middle of its picture; the lower ones stand on their heads. */
export const pipsPath = (suit: Suit, value: number, { x, y }: Point): string =>
  (SPOTS[value] ?? [])
    .map(([column, row]) => {
      const at = { x: x + column * COLUMN, y: y + row * ROW };
      return outlineAt(SMALL_SUITS[suit], at, row > 0 ? -1 : 1);
    })
    .join("");

/** What somebody on a card wears: what is gold, and what has the colour of the suit. */
interface Headdress {
  readonly gold: Outline;
  readonly dyed: Outline;
}

const HEADDRESSES: Readonly<Record<string, Headdress>> = {
  // a hat with a plume
  J: {
    gold: { below: 6, steps: "m-3-5l1-5c2-6 7-10 14-11-1 3-2 5-3 5h3c-1 4-3 6-5 8h2c-3 3-6 4-10 4z" },
    dyed: { below: 6, steps: "m-13 0v4h26v-4h-3c0-4-4-7-10-7s-10 3-10 7z" },
  },
  // a coronet of three leaves
  Q: {
    gold: {
      below: 6,
      steps: "m-10 0c0-6-1-10-4-13 5 0 7 2 8 5 2-3 4-5 6-10 2 5 4 7 6 10 1-3 3-5 8-5-3 3-4 7-4 13z",
    },
    dyed: { below: 6, steps: "m-10 0h20v4h-20zm10-3l-3-4 3-4 3 4z" },
  },
  // a crown with a cross
  K: {
    gold: { below: 6, steps: "m-11 0l-2-14 7 6 6-8 6 8 7-6-2 14z" },
    dyed: { below: 6, steps: "m-11 0h22v4h-22zm9.5-14v-2h-2v-3h2v-2h3v2h2v3h-2v2z" },
  },
};

/** The headdress of a jack, a queen or a king, in both its colours; nothing on other cards. */
export function headdressAt(
  card: Card,
  at: Point,
  factor: number,
): Readonly<Record<keyof Headdress, string>> | undefined {
  const dress = HEADDRESSES[cornerOf(card)];
  return dress && { gold: outlineAt(dress.gold, at, factor), dyed: outlineAt(dress.dyed, at, factor) };
}
