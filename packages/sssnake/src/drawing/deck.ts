import type { Message } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import type { Piece, Space, Target } from "@serpentarium/core/scene";
import {
  CARD_KIND_NAMES,
  CARD_KINDS,
  type CardKind,
  countOfKind,
  kindsWithCards,
  totalCards,
} from "../material/cards.ts";
import type { Position } from "../position.ts";
import { deckKindSpaceId } from "../spaces.ts";
import { caption } from "./caption.ts";
import { faceOf } from "./card.ts";
import { type HandLayout, type Point, squareAt } from "./hand-layout.ts";

/** A card of the deck with its numbers to the right. */
const DECK_CELL = { w: 86, h: 56 } as const;
const SPACE_SIDE = 48;

/** The odds that a kind is drawn next, as a reduced fraction and in per cent. */
function oddsOf(
  { deck }: Position,
  kind: CardKind,
): { readonly fraction: string; readonly percent: Message } {
  const [count, all] = [countOfKind(deck, kind), Math.max(1, totalCards(deck))];
  return {
    fraction: count === 0 ? "0" : count === all ? "1" : formatFraction(count, all),
    percent: { id: "scene.percent", data: { share: (100 * count) / all } },
  };
}

/** The middle of each kind of cards in the deck. */
const deckPoint = ({ x, y, columns }: HandLayout["deck"], i: number): Point => ({
  x: x + (i % columns) * DECK_CELL.w,
  y: y + Math.floor(i / columns) * DECK_CELL.h,
});

export function deckSpaces(position: Position, deck: HandLayout["deck"], withOdds: boolean): Space[] {
  return CARD_KINDS.map((kind, i): Space => {
    const count = countOfKind(position.deck, kind);
    const { fraction, percent } = oddsOf(position, kind);
    const middle = { x: SPACE_SIDE + 19, y: SPACE_SIDE / 2 };
    return {
      id: deckKindSpaceId(kind),
      ...squareAt(deckPoint(deck, i), SPACE_SIDE),
      label: withOdds
        ? { id: "scene.deck-odds", data: { kind, count, fraction, percent } }
        : { id: "scene.deck", data: { kind, count } },
      shapes: withOdds
        ? [
            caption({ ...middle, y: middle.y - 15 }, String(count), 15, "ink"),
            caption(middle, fraction, 11),
            caption({ ...middle, y: middle.y + 13 }, percent, 11),
          ]
        : [caption(middle, String(count), 17, "ink")],
    };
  });
}

export const deckPieces = (position: Position, deck: HandLayout["deck"]): Piece[] =>
  kindsWithCards(position.deck).map(
    (kind): Piece => ({
      id: deckKindSpaceId(kind),
      ...deckPoint(deck, CARD_KINDS.indexOf(kind)),
      shapes: faceOf(kind, position.roller),
      label: CARD_KIND_NAMES[kind],
      glyph: kind,
    }),
  );

/** The kinds to press for people who draw the cards themselves. */
export const deckTargets = ({ deck }: Position, place: HandLayout["deck"]): Target[] =>
  kindsWithCards(deck).map((kind) => ({
    id: deckKindSpaceId(kind),
    label: { id: "scene.draw", data: { kind } },
    area: squareAt(deckPoint(place, CARD_KINDS.indexOf(kind)), SPACE_SIDE),
  }));
