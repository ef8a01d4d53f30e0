import type { Message } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import type { Layout, Piece, Shape, Space, Target, ViewOptions } from "@serpentarium/core/scene";
import { dieFace, LAY_TARGET, needsTurning, OUT_TARGET } from "../clicks.ts";
import {
  CARD_KIND_NAMES,
  CARD_KINDS,
  type CardKind,
  countOfKind,
  kindsWithCards,
  tileForBend,
  totalCards,
} from "../material/cards.ts";
import type { FitRules } from "../material/fit-rules.ts";
import { handOf, isLayingPosition, type Position } from "../position.ts";
import { DIE, deckKindSpaceId, HAND, handKindSpaceId } from "../spaces.ts";
import { cardShapes, SNAKE_PAINTS } from "./card.ts";
import { dieShapes } from "./die.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}
interface StripLayout {
  readonly die: Point;
  /** The centres of the first pile of the deck and of the first card in hand; the others follow to the right. */
  readonly deck: Point;
  readonly hand: Point;
  readonly height: number;
}
const STEP = 54;
const SIDE = 48;
/** The height of a caption above the middle of its cards, which leaves space for the ring of a selected card. */
const CAPTION_RISE = 38;

/** The positions of die, deck and hand on the strip above the tables. */
const STRIP_LAYOUTS: Readonly<Record<Layout, StripLayout>> = {
  wide: { die: { x: 52, y: 52 }, deck: { x: 188, y: 46 }, hand: { x: 560, y: 46 }, height: 118 },
  narrow: { die: { x: 42, y: 52 }, deck: { x: 130, y: 46 }, hand: { x: 130, y: 152 }, height: 186 },
};
/** The height of the strip, in scene units. */
export const stripHeight = (layout: Layout): number => STRIP_LAYOUTS[layout].height;

const pointAt = ({ x, y }: Point, i: number): Point => ({ x: x + i * STEP, y });
const squareAt = ({ x, y }: Point, side = SIDE) => ({ x: x - side / 2, y: y - side / 2, w: side, h: side });

/** The shapes of a card in the deck or in hand. */
const faceOf = (kind: CardKind, seat: number): readonly Shape[] =>
  cardShapes(
    tileForBend(kind, 1, kind === "S" || kind === "X" ? "" : "R"),
    SNAKE_PAINTS[seat] ?? "green",
    () => true,
  );

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

const caption = (
  { x, y }: Point,
  text: string | Message,
  size = 13,
  fill: "muted" | "ink" = "muted",
): Shape => ({
  shape: "text",
  x,
  y,
  size,
  text,
  fill,
});

function deckSpaces(position: Position, at: Point, withOdds: boolean): Space[] {
  return CARD_KINDS.map((kind, i): Space => {
    const count = countOfKind(position.deck, kind);
    const { fraction, percent } = oddsOf(position, kind);
    return {
      id: deckKindSpaceId(kind),
      ...squareAt(pointAt(at, i)),
      label: withOdds
        ? { id: "scene.deck-odds", data: { kind, count, fraction, percent } }
        : { id: "scene.deck", data: { kind, count } },
      shapes: withOdds
        ? [
            caption({ x: SIDE / 2, y: SIDE + 8 }, String(count), 14, "ink"),
            caption({ x: SIDE / 2, y: SIDE + 23 }, fraction, 11),
            caption({ x: SIDE / 2, y: SIDE + 36 }, percent, 11),
          ]
        : [caption({ x: SIDE / 2, y: SIDE + 9 }, String(count), 15, "ink")],
    };
  });
}

const deckPieces = (position: Position, at: Point): Piece[] =>
  kindsWithCards(position.deck).map(
    (kind): Piece => ({
      id: deckKindSpaceId(kind),
      ...pointAt(at, CARD_KINDS.indexOf(kind)),
      shapes: faceOf(kind, position.roller),
      label: CARD_KIND_NAMES[kind],
      glyph: kind,
    }),
  );

/** The cards in hand, by kind. */
const handCards = (position: Position): { readonly kind: CardKind; readonly number: number }[] =>
  CARD_KINDS.flatMap((kind) =>
    Array.from({ length: countOfKind(handOf(position), kind) }, (_, i) => ({ kind, number: i + 1 })),
  );

const handPieceId = (kind: CardKind, number: number): string => `${handKindSpaceId(kind)}-${number}`;

/** The cards for which pressing an end suffices: those in hand, if they are of one kind. */
export const cardsForEnds = (position: Position): readonly string[] =>
  kindsWithCards(handOf(position)).length > 1
    ? []
    : handCards(position).map(({ kind, number }) => handPieceId(kind, number));

function handPieces(position: Position, at: Point): Piece[] {
  return handCards(position).map(
    ({ kind, number }, i): Piece => ({
      id: handPieceId(kind, number),
      ...pointAt(at, i),
      shapes: faceOf(kind, position.roller),
      label: CARD_KIND_NAMES[kind],
      glyph: kind,
    }),
  );
}

function handTargets(position: Position, at: Point): Target[] {
  const cards = handCards(position);
  const kinds = kindsWithCards(handOf(position));
  if (!isLayingPosition(position) || kinds.length < 2) return [];
  return kinds.map((kind): Target => {
    const first = cards.findIndex((card) => card.kind === kind);
    const last = cards.findLastIndex((card) => card.kind === kind);
    const { x, y, w, h } = squareAt(pointAt(at, first));
    return {
      id: handKindSpaceId(kind),
      label: { id: "scene.take", data: { kind } },
      area: { x, y, w: w + (last - first) * STEP, h },
    };
  });
}

function chanceTargets(position: Position, { deck }: StripLayout): Target[] {
  if (position.phase === "roll") {
    return [1, 2, 3].map((number) => ({
      id: dieFace(number),
      label: { id: "scene.die-shows", data: { number } },
    }));
  }
  if (position.phase !== "draw") return [];
  return kindsWithCards(position.deck).map((kind) => ({
    id: deckKindSpaceId(kind),
    label: { id: "scene.draw", data: { kind } },
    area: squareAt(pointAt(deck, CARD_KINDS.indexOf(kind))),
  }));
}

function buttonTargets(position: Position, fitRules: FitRules): Target[] {
  if (!isLayingPosition(position)) return [];
  const lay: Target = { id: LAY_TARGET, label: { id: "scene.lay" } };
  const out: Target = { id: OUT_TARGET, label: { id: "scene.out" } };
  return [...(needsTurning(fitRules, position) ? [lay] : []), ...(position.phase === "keep" ? [out] : [])];
}

const dieName = (number: number): Message =>
  number === 0 ? { id: "scene.die" } : { id: "scene.die-number", data: { number } };

/** The part of the scene with the die, the deck and the hand. */
export function stripScene(
  position: Position,
  layout: Layout,
  { aids = [] }: ViewOptions,
  fitRules: FitRules,
) {
  const stripLayout = STRIP_LAYOUTS[layout];
  const { die, deck, hand } = stripLayout;
  const number = position.rolled;
  const held = handCards(position);
  const handRoom = { x: hand.x - SIDE / 2, y: hand.y - SIDE / 2, w: 2 * STEP + SIDE, h: SIDE };
  const withOdds = aids.includes("odds");
  return {
    background: [
      caption({ x: die.x, y: deck.y - CAPTION_RISE }, { id: "scene.captions.die" }),
      caption({ x: deck.x + 1.5 * STEP, y: deck.y - CAPTION_RISE }, { id: "scene.captions.deck" }),
      caption({ x: hand.x + STEP, y: hand.y - CAPTION_RISE }, { id: "scene.captions.hand" }),
      {
        shape: "rect",
        ...handRoom,
        x: handRoom.x - 3,
        y: handRoom.y - 3,
        w: handRoom.w + 6,
        h: handRoom.h + 6,
        r: 8,
        fill: "surface",
      },
    ] satisfies Shape[],
    spaces: [
      { id: DIE, ...squareAt(die), label: dieName(number) },
      ...deckSpaces(position, deck, withOdds),
      {
        id: HAND,
        ...handRoom,
        label:
          held.length === 0
            ? { id: "scene.empty-hand" }
            : { id: "scene.hand", data: { kinds: held.map(({ kind }) => kind) } },
      },
    ] satisfies Space[],
    pieces: [
      {
        id: DIE,
        ...die,
        shapes: dieShapes(number),
        label: dieName(number),
        glyph: number ? String(number) : "□",
      },
      ...deckPieces(position, deck),
      ...handPieces(position, hand),
    ] satisfies Piece[],
    targets: [
      ...chanceTargets(position, stripLayout),
      ...handTargets(position, hand),
      ...buttonTargets(position, fitRules),
    ],
  };
}
