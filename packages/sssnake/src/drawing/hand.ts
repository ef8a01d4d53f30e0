import type { Message } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import type { Layout, Piece, Rect, Shape, Space, Target, ViewOptions } from "@serpentarium/core/scene";
import {
  clickStateOf,
  dieFace,
  fitsAnywhere,
  fitsAt,
  LAY_TARGET,
  needsTurning,
  OUT_TARGET,
} from "../clicks.ts";
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
import { handOf, isLayingPosition, type LayingPosition, type Position } from "../position.ts";
import { DIE, deckKindSpaceId, HAND, handKindSpaceId } from "../spaces.ts";
import { cardShapes, SNAKE_PAINTS } from "./card.ts";
import { cubeAreas, cubeShapes, rolledShapes } from "./die.ts";
import { CARD_SIZE } from "./panel-geometry.ts";
import { scaledShapes } from "./scaled.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}
/** The places of die, deck, hand and buttons; those below the tables are relative to their lower edge. */
interface HandLayout {
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
/** A card of the deck with its numbers to the right. */
const DECK_CELL = { w: 86, h: 56 } as const;
const SPACE_SIDE = 48;
/** The distance between large cards. */
const HAND_GAP = 8;
const MAX_HAND = 3;

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

const squareAt = ({ x, y }: Point, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

/** The shapes of a card in the deck or in hand, at the size of the deck. */
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
  size: number,
  fill: "muted" | "ink" = "muted",
): Shape => ({ shape: "text", x, y, size, text, fill });

/** The middle of each kind of cards in the deck. */
const deckPoint = ({ x, y, columns }: HandLayout["deck"], i: number): Point => ({
  x: x + (i % columns) * DECK_CELL.w,
  y: y + Math.floor(i / columns) * DECK_CELL.h,
});

function deckSpaces(position: Position, deck: HandLayout["deck"], withOdds: boolean): Space[] {
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

const deckPieces = (position: Position, deck: HandLayout["deck"]): Piece[] =>
  kindsWithCards(position.deck).map(
    (kind): Piece => ({
      id: deckKindSpaceId(kind),
      ...deckPoint(deck, CARD_KINDS.indexOf(kind)),
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

function handPieces(position: Position, hand: HandLayout["hand"]): Piece[] {
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

function handTargets(position: Position, hand: HandLayout["hand"]): Target[] {
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

/** The faces of the die for people who enter what they rolled, and the whole die for those who press to roll. */
function dieTargets(die: HandLayout["die"]): Target[] {
  const faces = cubeAreas(die, die.side).map(
    ({ number, area }): Target => ({
      id: dieFace(number),
      label: { id: "scene.die-shows", data: { number } },
      area,
    }),
  );
  const whole: Target = {
    id: DIE,
    label: { id: "phases.roll.prompt" },
    area: squareAt(die, 2 * die.side),
    chance: true,
  };
  return [...faces, whole];
}

function chanceTargets(position: Position, { deck, die }: HandLayout): Target[] {
  if (position.phase === "roll") return dieTargets(die);
  if (position.phase !== "draw") return [];
  return kindsWithCards(position.deck).map((kind) => ({
    id: deckKindSpaceId(kind),
    label: { id: "scene.draw", data: { kind } },
    area: squareAt(deckPoint(deck, CARD_KINDS.indexOf(kind)), SPACE_SIDE),
  }));
}

/** A button of the scene: to lay a card as shown, or to put one out of the game. Its space is always there. */
interface Button {
  readonly id: string;
  readonly label: Message;
  readonly text: Message;
  readonly isShown: boolean;
  /** Whether it can be pressed now. */
  readonly isReady: boolean;
}

/** Whether a chosen card is shown at an end where another press would turn it. */
function isTurning(position: LayingPosition, clicked: readonly string[], fitRules: FitRules): boolean {
  const { kind, end } = clickStateOf(position, clicked);
  return kind !== undefined && end !== undefined && fitsAt(fitRules, position, kind, end).length > 1;
}

function buttonsOf(position: Position, clicked: readonly string[], fitRules: FitRules): readonly Button[] {
  const laying = isLayingPosition(position) ? position : undefined;
  const keeping = laying?.phase === "keep" ? laying : undefined;
  return [
    {
      id: LAY_TARGET,
      label: { id: "scene.lay" },
      text: { id: "scene.captions.lay" },
      isShown: laying !== undefined && needsTurning(fitRules, laying),
      isReady: laying !== undefined && isTurning(laying, clicked, fitRules),
    },
    {
      id: OUT_TARGET,
      label: { id: "scene.out" },
      text: { id: "scene.captions.out" },
      isShown: keeping !== undefined,
      isReady: keeping !== undefined && !fitsAnywhere(fitRules, keeping),
    },
  ];
}

function buttonShapes({ text, isReady }: Button, { w, h }: Rect): readonly Shape[] {
  return [
    {
      shape: "rect",
      x: 1,
      y: 1,
      w: w - 2,
      h: h - 2,
      r: 10,
      fill: isReady ? "paper" : "surface",
      stroke: isReady ? "accent" : "line",
      width: isReady ? 2.5 : 1,
    },
    {
      shape: "text",
      x: w / 2,
      y: h / 2,
      size: 15,
      text,
      fill: isReady ? "ink" : "muted",
      maxWidth: w - 12,
    },
  ];
}

function buttonScene(
  button: Button,
  area: Rect,
): { readonly space: Space; readonly targets: readonly Target[] } {
  const { id, label, isShown } = button;
  const space: Space = { id, ...area, label, empty: true };
  return isShown
    ? { space: { ...space, shapes: buttonShapes(button, area) }, targets: [{ id, label, area }] }
    : { space, targets: [] };
}

const dieName = (number: number): Message =>
  number === 0 ? { id: "scene.die" } : { id: "scene.die-number", data: { number } };

/** The room of the hand: a tray with its caption while it is empty. */
function handSpace(position: Position, { x, y, side }: HandLayout["hand"]): Space {
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

/** The layout with the places below the tables as those of the scene. */
function placed({ die, hand, deck, buttons, ...heights }: HandLayout, bottom: number): HandLayout {
  const below = <T extends Point>(item: T): T => ({ ...item, y: item.y + bottom });
  return {
    ...heights,
    die: below(die),
    hand: below(hand),
    buttons: buttons.map(below),
    deck: deck.isBelow ? below(deck) : deck,
  };
}

/** The part of the scene with the die, the hand and the deck. `bottom` is the lower edge of the tables. */
export function handScene(
  position: Position,
  layout: Layout,
  bottom: number,
  { aids = [], clicked = [] }: ViewOptions,
  fitRules: FitRules,
) {
  const places = placed(LAYOUTS[layout], bottom);
  const { die, hand, deck } = places;
  const number = position.rolled;
  const buttons = buttonsOf(position, clicked, fitRules).map((button, i) =>
    buttonScene(button, places.buttons[i] as Rect),
  );
  return {
    spaces: [
      { id: DIE, ...squareAt(die, 2 * die.side), label: dieName(number) },
      ...deckSpaces(position, deck, aids.includes("odds")),
      handSpace(position, hand),
      ...buttons.map(({ space }) => space),
    ] satisfies Space[],
    pieces: [
      {
        id: DIE,
        x: die.x,
        y: die.y,
        shapes: number === 0 ? cubeShapes(die.side) : rolledShapes(number, 1.5 * die.side),
        label: dieName(number),
        glyph: number ? String(number) : "□",
      },
      ...deckPieces(position, deck),
      ...handPieces(position, hand),
    ] satisfies Piece[],
    targets: [
      ...chanceTargets(position, places),
      ...handTargets(position, hand),
      ...buttons.flatMap(({ targets }) => targets),
    ],
  };
}
