import type { Layout, Rect } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The places of die, deck, hand and buttons; those below the tables are relative to their lower edge. */
export interface HandLayout {
  /** The middle of the die, and the length of the edges of the cube. */
  readonly die: Point & { readonly side: number };
  /** The middle of the first card of the deck, and the columns of the others. */
  readonly deck: Point & { readonly columns: number; readonly isBelow: boolean };
  /** The middle of the first card in hand; the others follow to the right. */
  readonly hand: Point & { readonly side: number };
  readonly buttons: readonly Rect[];
  /** The heights above and below the tables. */
  readonly top: number;
  readonly bottom: number;
}

const LAYOUTS: Readonly<Record<Layout, HandLayout>> = {
  wide: {
    die: { x: 70, y: 76, side: 62 },
    hand: { x: 206, y: 76, side: 100 },
    buttons: [
      { x: 490, y: 28, w: 84, h: 44 },
      { x: 490, y: 80, w: 84, h: 44 },
    ],
    deck: { x: 616, y: 48, columns: 2, isBelow: true },
    top: 0,
    bottom: 140,
  },
  narrow: {
    die: { x: 52, y: 56, side: 46 },
    hand: { x: 148, y: 50, side: 74 },
    buttons: [
      { x: 108, y: 98, w: 120, h: 36 },
      { x: 236, y: 98, w: 120, h: 36 },
    ],
    deck: { x: 26, y: 30, columns: 4, isBelow: false },
    top: 60,
    bottom: 140,
  },
};
/** The height of the part above the tables, in scene units. */
export const topHeight = (layout: Layout): number => LAYOUTS[layout].top;
/** The height of the part below the tables, in scene units. */
export const bottomHeight = (layout: Layout): number => LAYOUTS[layout].bottom;

export const squareAt = ({ x, y }: Point, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

/** The places in the scene. `bottom` is the lower edge of the tables. */
export function placesOf(layout: Layout, bottom: number): HandLayout {
  const { die, hand, deck, buttons, ...heights } = LAYOUTS[layout];
  const below = <T extends Point>(item: T): T => ({ ...item, y: item.y + bottom });
  return {
    ...heights,
    die: below(die),
    hand: below(hand),
    buttons: buttons.map(below),
    deck: deck.isBelow ? below(deck) : deck,
  };
}
