import type { Text } from "@serpentarium/core";
import type { Paint, Shape } from "@serpentarium/core/scene";
import { goalOf, type Heading, runnersOf } from "../material/course.ts";
import { seatsOf } from "../material/pawns.ts";
import type { Position } from "../position.ts";
import {
  beyondWaiting,
  type Frame,
  middleOf,
  type Point,
  placeOf,
  waitingPlace,
  waitingSpot,
} from "./layout.ts";

const SIZE = 13;

function below(
  card: number,
  { frame, text, fill, gap }: { frame: Frame; text: string | Text; fill: Paint; gap: number },
): Shape {
  const { x, y, w, h } = placeOf(card, frame);
  return { shape: "text", x: x + w / 2, y: y + h + gap, size: SIZE, text, fill };
}

/** The golden frame of a goal, beneath its card. */
function goalFrame(card: number, frame: Frame): Shape {
  const { x, y, w, h } = placeOf(card, frame);
  return { shape: "rect", x: x - 4, y: y - 4, w: w + 8, h: h + 8, r: 8, fill: "yellow", stroke: "line" };
}

/** Where the row begins, and where it ends. */
function endCaptions(frame: Frame): Shape[] {
  const { cards } = frame;
  return [
    goalFrame(cards, frame),
    below(1, { frame, text: { en: "Start", fr: "Départ" }, fill: "accent", gap: 9.5 }),
    below(cards, { frame, text: { en: `Goal ${cards}`, fr: `But ${cards}` }, fill: "accent", gap: 12.5 }),
  ];
}

/** Where it is written that pawns start there which run that way: before the tail, or beside those who wait. */
function startPoint(heading: Heading, seats: number, frame: Frame): Point {
  const { x, y } = beyondWaiting(heading, seats, frame);
  if (heading === "up") return { x: waitingPlace(heading, frame).x - 52, y };
  const inwards = x < frame.width / 2 ? 1 : -1;
  return { x: x + 12 * inwards, y };
}

/** Whose goal the card is, of pawns that run that way, and where they start. */
function wayCaptions(heading: Heading, seats: number, frame: Frame): Shape[] {
  const card = goalOf(heading, frame.cards);
  const players = runnersOf(frame.course, heading, seats)
    .map((seat) => seat + 1)
    .join(" ");
  return [
    goalFrame(card, frame),
    below(card, { frame, text: { en: `Goal ${players}`, fr: `But ${players}` }, fill: "accent", gap: 12.5 }),
    {
      shape: "text",
      ...startPoint(heading, seats, frame),
      size: SIZE,
      text: { en: "Start", fr: "Départ" },
      fill: "accent",
    },
  ];
}

/** Beneath the row: where pawns start and go, and the number of every fifth card. */
export function captions(seats: number, frame: Frame): Shape[] {
  const { cards, hasTwoEnds } = frame;
  const ends = hasTwoEnds
    ? [...wayCaptions("up", seats, frame), ...wayCaptions("down", seats, frame)]
    : endCaptions(frame);
  const fifths = Array.from({ length: Math.ceil(cards / 5) - 1 }, (_, i) => 5 * (i + 1));
  return [...ends, ...fifths.map((card) => below(card, { frame, text: `${card}`, fill: "muted", gap: 9.5 }))];
}

/** Where the pawns of all seats wait. */
export const waitingShapes = (seats: number, frame: Frame): Shape[] =>
  seatsOf(seats).flatMap((seat): Shape[] => {
    const { x, y } = waitingSpot(seat, frame);
    return [
      { shape: "circle", x, y, r: 13.5, fill: "paper", stroke: "line" },
      { shape: "text", x, y, size: 12, text: `${seat + 1}`, fill: "muted" },
    ];
  });

const count = (turns: number, one: string): string => `${turns} ${one}${turns > 1 ? "s" : ""}`;

/** How long the match has lasted. */
export function turnShapes(position: Position, frame: Frame): Shape[] {
  if (!("turns" in position)) return [];
  const { turns } = position;
  const text =
    position.phase === "over"
      ? { en: count(turns, "turn"), fr: count(turns, "tour") }
      : { en: `Turn ${turns + 1}`, fr: `Tour ${turns + 1}` };
  return [{ shape: "text", x: 44, y: middleOf(-1, frame), size: SIZE, text, fill: "muted" }];
}
