import type { Seat } from "@serpentarium/core";
import type { Rect } from "@serpentarium/core/scene";

/** A card, and a smaller one for those that lie open. */
export const CARD = { w: 40, h: 54 } as const;
export const SMALL = { w: 30, h: 40 } as const;
export const NEST = { w: 32, h: 32 } as const;

const EDGE = 10;
/** From the left side of a card to that of the next. */
const STEP = CARD.w + 6;
const HEAD = 66;
const ROW = 84;
/** The height of a line of text over what it names. */
export const LINE = 18;
const LAID_X = EDGE + 4 * STEP + 14;
const WON_X = LAID_X + STEP + 14;
export const WIDTH = WON_X + 4 * (NEST.w + 4) + EDGE - 4;

export const rowOf = (seat: Seat): Rect => ({ x: 4, y: HEAD + seat * ROW, w: WIDTH - 8, h: ROW - 6 });

const cardsY = (seat: Seat): number => rowOf(seat).y + LINE + 2;

/** The place of a card in a hand, counted from 0. */
export const handPlace = (seat: Seat, i: number): Rect => ({ x: EDGE + i * STEP, y: cardsY(seat), ...CARD });

export const laidPlace = (seat: Seat): Rect => ({ x: LAID_X, y: cardsY(seat), ...CARD });

export const wonPlace = (seat: Seat, i: number): Rect => {
  return { x: WON_X + i * (NEST.w + 4), y: cardsY(seat) + 11, ...NEST };
};

export const NEST_PLACE: Rect = { x: EDGE, y: LINE + 6, ...NEST };

/** The place of one of the six nests in the bag. */
export const bagPlace = (nest: number): Rect => {
  return { x: WIDTH - EDGE - (6 - nest) * (NEST.w + 4) + 4, y: LINE + 6, ...NEST };
};

const goneY = (seats: number): number => HEAD + seats * ROW + LINE + 2;

/** The place of a snake that was laid in an earlier round. */
export const gonePlace = (seats: number, card: number): Rect => {
  const step = (WIDTH - 2 * EDGE - SMALL.w) / 11;
  return { x: EDGE + (card - 1) * step, y: goneY(seats), ...SMALL };
};

export const heightFor = (seats: number): number => goneY(seats) + SMALL.h + EDGE;

export const middleOf = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 });
