import type { Layout, Rect } from "@serpentarium/core/scene";
import { type Course, type Heading, headingsOf, runnersOf } from "../material/course.ts";

/** Sizes in scene units: cards, how far apart they lie, and how many make a line of the row, by their number. */
interface Measures {
  readonly card: { readonly w: number; readonly h: number };
  readonly step: { readonly x: number; readonly y: number };
  readonly columns: Readonly<Record<number, number>>;
}

const MEASURES: Readonly<Record<Layout, Measures>> = {
  wide: { card: { w: 52, h: 70 }, step: { x: 58, y: 92 }, columns: { 32: 11, 52: 11, 64: 13 } },
  narrow: { card: { w: 40, h: 56 }, step: { x: 44, y: 76 }, columns: { 32: 6, 52: 7, 64: 8 } },
};
/** Room at both sides, in which the serpent turns. */
const EDGE = 27;
/** The strip above the row in which pawns wait on the serpent's tail; one below it where some start at its head. */
const STRIP = 40;
/** How far apart pawns wait. */
const BESIDE = 32;
const MOST_SEATS = 4;

/** Where the cards of a row lie; it stays the same for a whole match. */
export interface Frame extends Measures {
  readonly layout: Layout;
  readonly course: Course;
  /** Some pawns start at the last card. */
  readonly hasTwoEnds: boolean;
  readonly cards: number;
  /** How many cards make a line. */
  readonly line: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function frameFor(cards: number, layout: Layout, course: Course): Frame {
  const measures = MEASURES[layout];
  const line = measures.columns[cards] ?? 8;
  const lines = Math.ceil(cards / line);
  const width = line * measures.step.x + 2 * EDGE;
  const hasTwoEnds = headingsOf(course, MOST_SEATS).includes("down");
  const height = STRIP + lines * measures.step.y + 4 + (hasTwoEnds ? STRIP : 0);
  return { ...measures, layout, course, hasTwoEnds, cards, line, width, height };
}

export const lineOf = (card: number, { line }: Frame): number => Math.floor((card - 1) / line);

/** Which way the row runs there: −1 to the left, as the first line does, or 1. */
export const wayOf = (card: number, frame: Frame): -1 | 1 => (lineOf(card, frame) % 2 === 0 ? -1 : 1);

/** The middle of a line of cards; of line −1, in which pawns wait. */
export const middleOf = (line: number, { card, step }: Frame): number =>
  line < 0 ? STRIP / 2 + 2 : STRIP + line * step.y + 2 + card.h / 2;

/** From where to where the cards of a full line lie. */
export const spanOf = ({ width, step, card }: Frame): readonly [left: number, right: number] => {
  const left = EDGE + (step.x - card.w) / 2;
  return [left, width - left];
};

/** Where pawns wait that run that way: above the row, beside its tail, or below it, beside its head. */
export function waitingPlace(heading: Heading, frame: Frame): Rect {
  const { width, height, cards } = frame;
  const w = MOST_SEATS * BESIDE;
  const right = width - EDGE - w;
  if (heading === "up") return { x: right, y: 4, w, h: STRIP - 6 };
  return { x: wayOf(cards, frame) < 0 ? EDGE : right, y: height - STRIP + 2, w, h: STRIP - 6 };
}

/** The place of a card by its number: from the right-hand end of the first line, then back and forth as a serpent winds. */
export function placeOf(card: number, frame: Frame): Rect {
  const { w, h } = frame.card;
  const [left] = spanOf(frame);
  const step = (card - 1) % frame.line;
  const column = wayOf(card, frame) < 0 ? frame.line - 1 - step : step;
  const y = middleOf(lineOf(card, frame), frame) - h / 2;
  return { x: left + column * frame.step.x, y, w, h };
}

/** The place of the first, second and so on of those that wait there, from the outer end on. */
function waitingPoint(heading: Heading, nth: number, frame: Frame): Point {
  const { x, y, w, h } = waitingPlace(heading, frame);
  const [right, left] = [x + w - (nth + 0.5) * BESIDE, x + (nth + 0.5) * BESIDE];
  if (heading === "up") return { x: right, y: middleOf(-1, frame) };
  return { x: wayOf(frame.cards, frame) < 0 ? left : right, y: y + h / 2 };
}

/** Beyond all those who wait, of so many seats, where pawns wait that run that way. */
export const beyondWaiting = (heading: Heading, seats: number, frame: Frame): Point =>
  waitingPoint(heading, runnersOf(frame.course, heading, seats).length, frame);

/** Where the pawn of a seat waits: beyond those of lower seats. */
export const waitingSpot = (seat: number, frame: Frame): Point =>
  beyondWaiting(frame.course(seat), seat, frame);

/** How high above the lower edge of a card a single pawn stands. */
const FOOT = 19;
const ROOM = 10.5;

/** Where on its card each of some pawns stands, side by side. */
export function standingSpots(card: number, count: number, frame: Frame): readonly Point[] {
  const { x, y, w, h } = placeOf(card, frame);
  const [middle, foot] = [x + w / 2, y + h - FOOT];
  return Array.from({ length: count }, (_, i) => {
    const isAlone = count === 1 || (count === 3 && i === 2);
    const aside = isAlone ? 0 : i % 2 === 0 ? -ROOM : ROOM;
    const up = count < 3 ? 0 : i < 2 ? -ROOM : ROOM;
    return { x: middle + aside, y: foot + up };
  });
}
