import type { Piece, Space, Target } from "@serpentarium/core/scene";
import {
  CARD_KIND_NAMES,
  CARD_KINDS,
  type CardKind,
  countOfKind,
  kindsWithCards,
} from "../material/cards.ts";
import { handOf, isLayingPosition, type Position } from "../position.ts";
import { HAND, handKindSpaceId } from "../spaces.ts";
import { caption } from "./caption.ts";
import { faceOf } from "./card.ts";
import { type HandLayout, type Point, squareAt } from "./hand-layout.ts";
import { CARD_SIZE } from "./panel-geometry.ts";
import { scaledShapes } from "./scaled.ts";

/** The distance between large cards. */
const HAND_GAP = 8;
const MAX_HAND = 3;

/** The cards in hand, by kind. */
const handCards = (position: Position): { readonly kind: CardKind; readonly number: number }[] =>
  CARD_KINDS.flatMap((kind) =>
    Array.from({ length: countOfKind(handOf(position), kind) }, (_, i) => ({ kind, number: i + 1 })),
  );

/** The middle of a card in hand. */
const handPoint = ({ x, y, side }: HandLayout["hand"], i: number): Point => ({
  x: x + i * (side + HAND_GAP),
  y,
});

const handPieceId = (kind: CardKind, number: number): string => `${handKindSpaceId(kind)}-${number}`;

/** The cards for which pressing an end suffices: those in hand, if they are of one kind. */
export const cardsForEnds = (position: Position): readonly string[] =>
  kindsWithCards(handOf(position)).length > 1
    ? []
    : handCards(position).map(({ kind, number }) => handPieceId(kind, number));

export function handPieces(position: Position, hand: HandLayout["hand"]): Piece[] {
  return handCards(position).map(
    ({ kind, number }, i): Piece => ({
      id: handPieceId(kind, number),
      ...handPoint(hand, i),
      shapes: scaledShapes(faceOf(kind, position.roller), hand.side / CARD_SIZE),
      label: CARD_KIND_NAMES[kind],
      glyph: kind,
    }),
  );
}

export function handTargets(position: Position, hand: HandLayout["hand"]): Target[] {
  const cards = handCards(position);
  const kinds = kindsWithCards(handOf(position));
  if (!isLayingPosition(position) || kinds.length < 2) return [];
  return kinds.map((kind): Target => {
    const first = cards.findIndex((card) => card.kind === kind);
    const last = cards.findLastIndex((card) => card.kind === kind);
    const { x, y, w, h } = squareAt(handPoint(hand, first), hand.side);
    return {
      id: handKindSpaceId(kind),
      label: { id: "scene.take", data: { kind } },
      area: { x, y, w: w + (last - first) * (hand.side + HAND_GAP), h },
    };
  });
}

/** The room of the hand: a tray with its caption while it is empty. */
export function handSpace(position: Position, { x, y, side }: HandLayout["hand"]): Space {
  const held = handCards(position);
  const tray = { w: MAX_HAND * (side + HAND_GAP) + HAND_GAP, h: side + 2 * HAND_GAP };
  return {
    id: HAND,
    x: x - side / 2 - HAND_GAP,
    y: y - side / 2 - HAND_GAP,
    ...tray,
    label:
      held.length === 0
        ? { id: "scene.empty-hand" }
        : { id: "scene.hand", data: { kinds: held.map(({ kind }) => kind) } },
    shapes: [
      { shape: "rect", x: 0, y: 0, ...tray, r: 12, fill: "surface" },
      ...(held.length === 0
        ? [caption({ x: tray.w / 2, y: tray.h / 2 }, { id: "scene.captions.hand" }, 16)]
        : []),
    ],
  };
}
