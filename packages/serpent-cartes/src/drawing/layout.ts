import type { Layout, Rect } from "@serpentarium/core/scene";
import { memoizeByKey } from "../cache.ts";
import { type Heading, seatsWithHeading } from "../material/headings.ts";

/** Sizes in scene units: cards, their distances, and the cards of a line by the number of cards. */
interface CardDimensions {
  readonly card: { readonly w: number; readonly h: number };
  readonly step: { readonly x: number; readonly y: number };
  readonly columns: Readonly<Record<number, number>>;
}

/** The sizes of cards and lines by layout. */
export const CARD_DIMENSIONS: Readonly<Record<Layout, CardDimensions>> = {
  wide: { card: { w: 52, h: 70 }, step: { x: 58, y: 92 }, columns: { 32: 11, 52: 11, 64: 13 } },
  narrow: { card: { w: 40, h: 56 }, step: { x: 44, y: 76 }, columns: { 32: 6, 52: 7, 64: 8 } },
};
/** The margin at both sides, in which the serpent bends. */
const SIDE_MARGIN = 27;
/** The height of the strip above the row in which pawns wait on the tail; and below it, if pawns start at the head. */
const WAITING_STRIP = 40;
/** The distance between waiting pawns. */
const WAITING_STEP = 32;
const MAX_SEATS = 4;

/** The sizes and positions on a board, constant during a match. */
export interface BoardGeometry extends CardDimensions {
  readonly layout: Layout;
  /** The heading of the pawn of each seat. */
  readonly headings: readonly Heading[];
  /** The distinct headings: one for each end where pawns start. */
  readonly starts: readonly Heading[];
  readonly cards: number;
  /** The number of cards in a full line. */
  readonly cardsPerLine: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The geometry of a board, one object for all scenes of equal boards. */
export const boardGeometry = memoizeByKey(
  (cards: number, layout: Layout, headings: readonly Heading[]) => `${layout} ${cards} ${headings}`,
  (cards, layout, headings): BoardGeometry => {
    const measures = CARD_DIMENSIONS[layout];
    const line = measures.columns[cards] ?? 8;
    const lines = Math.ceil(cards / line);
    const width = line * measures.step.x + 2 * SIDE_MARGIN;
    const starts = [...new Set(headings)];
    const height =
      WAITING_STRIP + lines * measures.step.y + 4 + (starts.includes("down") ? WAITING_STRIP : 0);
    return { ...measures, layout, headings, starts, cards, cardsPerLine: line, width, height };
  },
);

export const lineOf = (card: number, { cardsPerLine }: BoardGeometry): number =>
  Math.floor((card - 1) / cardsPerLine);

/** The direction of the row at a card: −1 to the left, as in the first line, or 1 to the right. */
export const lineDirection = (card: number, geometry: BoardGeometry): -1 | 1 =>
  lineOf(card, geometry) % 2 === 0 ? -1 : 1;

/** The y of the middle of a line of cards; line −1 is the strip in which pawns wait. */
export const lineMiddle = (line: number, { card, step }: BoardGeometry): number =>
  line < 0 ? WAITING_STRIP / 2 + 2 : WAITING_STRIP + line * step.y + 2 + card.h / 2;

/** The left and right ends of a full line of cards. */
export const lineSpan = ({ width, step, card }: BoardGeometry): readonly [left: number, right: number] => {
  const left = SIDE_MARGIN + (step.x - card.w) / 2;
  return [left, width - left];
};

/** The area where pawns with a heading wait: above the row, beside the tail, or below it, beside the head. */
export function waitingArea(heading: Heading, geometry: BoardGeometry): Rect {
  const { width, height, cards } = geometry;
  const w = MAX_SEATS * WAITING_STEP;
  const right = width - SIDE_MARGIN - w;
  if (heading === "up") return { x: right, y: 4, w, h: WAITING_STRIP - 6 };
  return {
    x: lineDirection(cards, geometry) < 0 ? SIDE_MARGIN : right,
    y: height - WAITING_STRIP + 2,
    w,
    h: WAITING_STRIP - 6,
  };
}

/** The area of a card by its number: the row starts at the right-hand end of the first line, and alternates its direction. */
export function cardRect(card: number, geometry: BoardGeometry): Rect {
  const { w, h } = geometry.card;
  const [left] = lineSpan(geometry);
  const step = (card - 1) % geometry.cardsPerLine;
  const column = lineDirection(card, geometry) < 0 ? geometry.cardsPerLine - 1 - step : step;
  const y = lineMiddle(lineOf(card, geometry), geometry) - h / 2;
  return { x: left + column * geometry.step.x, y, w, h };
}

/** The point of the nth waiting pawn of a heading, from the outer end. */
function nthWaitingPoint(heading: Heading, nth: number, geometry: BoardGeometry): Point {
  const { x, y, w, h } = waitingArea(heading, geometry);
  const [right, left] = [x + w - (nth + 0.5) * WAITING_STEP, x + (nth + 0.5) * WAITING_STEP];
  if (heading === "up") return { x: right, y: lineMiddle(-1, geometry) };
  return { x: lineDirection(geometry.cards, geometry) < 0 ? left : right, y: y + h / 2 };
}

/** The point after the last waiting pawn of a heading; with `seats`, after the last waiting pawn of the first seats. */
export const nextWaitingPoint = (heading: Heading, geometry: BoardGeometry, seats?: number): Point =>
  nthWaitingPoint(heading, seatsWithHeading(geometry.headings.slice(0, seats), heading).length, geometry);

/** The point where the pawn of a seat waits, after those of lower seats. */
export const seatWaitingPoint = (seat: number, geometry: BoardGeometry): Point =>
  nextWaitingPoint(geometry.headings[seat] as Heading, geometry, seat);

/** The height of a single pawn above the lower edge of its card. */
const PAWN_OFFSET = 19;
/** The offset from that point of each of several pawns. */
const PAWN_SPREAD = 10.5;

/** The points of `count` pawns on a card, side by side. */
export function pawnPoints(card: number, count: number, geometry: BoardGeometry): readonly Point[] {
  const { x, y, w, h } = cardRect(card, geometry);
  const [middle, foot] = [x + w / 2, y + h - PAWN_OFFSET];
  return Array.from({ length: count }, (_, i) => {
    const isAlone = count === 1 || (count === 3 && i === 2);
    const aside = isAlone ? 0 : i % 2 === 0 ? -PAWN_SPREAD : PAWN_SPREAD;
    const up = count < 3 ? 0 : i < 2 ? -PAWN_SPREAD : PAWN_SPREAD;
    return { x: middle + aside, y: foot + up };
  });
}
