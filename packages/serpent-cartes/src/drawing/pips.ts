import type { Suit } from "../material/cards.ts";
import type { Point } from "./layout.ts";
import { outlineAt } from "./steps.ts";
import { SMALL_SUITS } from "./suits.ts";

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
