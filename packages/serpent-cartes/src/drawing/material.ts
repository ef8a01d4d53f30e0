import type { Table } from "@serpentarium/core";
import { centredFace, type MaterialPiece, type PieceFace } from "@serpentarium/core/scene";
import { NOTATION_BY_CARD, SUITS } from "../material/cards.ts";
import { CARDS_BY_DECK } from "../material/deck.ts";
import { seatsOf } from "../material/pawns.ts";
import type { Options } from "../options.ts";
import { cardShapes } from "./card.ts";
import { LARGE_SUITS } from "./card-art.ts";
import { CARD_DIMENSIONS } from "./layout.ts";
import { outlineAt } from "./outline.ts";
import { pawnName, pawnShapes } from "./pawn-appearance.ts";

/** The printed width of a card and of a pawn, in millimetres. */
const CARD_WIDTH = 40;
const PAWN_WIDTH = 18;
/** The side of a pawn's face, in scene units. */
const PAWN_SIDE = 26;

const { w, h } = CARD_DIMENSIONS.wide.card;

/** The four suits on a frame. */
const CARD_BACK: PieceFace = {
  width: w,
  height: h,
  background: [
    { shape: "rect", x: 3, y: 3, w: w - 6, h: h - 6, r: 4, fill: "surface", stroke: "line", width: 1 },
    {
      shape: "path",
      d: SUITS.map((suit, i) =>
        outlineAt(LARGE_SUITS[suit], { x: w / 2 + (i % 2 ? 11 : -11), y: h / 2 + (i < 2 ? -16 : 16) }, 0.75),
      ).join(""),
      fill: "line",
    },
  ],
};

/** The cards of the deck and a pawn for each seat, to print (`setup.deck`). */
export function material({ seats, options }: Table<Options>): MaterialPiece[] {
  const deck = CARDS_BY_DECK[options.deck];
  return [
    ...[...new Set(deck)].map(
      (card): MaterialPiece => ({
        id: `card-${NOTATION_BY_CARD[card]}`,
        label: { id: "sheets.card" },
        count: deck.filter((other) => other === card).length,
        width: CARD_WIDTH,
        front: { width: w, height: h, pieces: [{ x: w / 2, y: h, shapes: cardShapes(card, "wide") }] },
        back: CARD_BACK,
      }),
    ),
    ...seatsOf(seats).map((seat): MaterialPiece => {
      const face = centredFace(PAWN_SIDE, PAWN_SIDE, pawnShapes(seat));
      return {
        id: `pawn-${seat + 1}`,
        label: pawnName(seat),
        count: 1,
        width: PAWN_WIDTH,
        front: face,
        back: face,
      };
    }),
  ];
}
