import type { Message } from "@serpentarium/core";
import type { Paint, Shape } from "@serpentarium/core/scene";
import { goalCardFor, type Heading, seatsWithHeading, startCardFor } from "../material/headings.ts";
import type { Position } from "../position.ts";
import {
  type BoardGeometry,
  cardRect,
  lineMiddle,
  nextWaitingPoint,
  type Point,
  seatWaitingPoint,
  waitingArea,
} from "./layout.ts";

const FONT_SIZE = 13;
const START: Message = { id: "scene.start" };

function captionBelow(
  card: number,
  { geometry, text, fill, gap }: { geometry: BoardGeometry; text: Message; fill: Paint; gap: number },
): Shape {
  const { x, y, w, h } = cardRect(card, geometry);
  return { shape: "text", x: x + w / 2, y: y + h + gap, size: FONT_SIZE, text, fill };
}

/** The golden edge of a goal, beneath its card. */
function goalFrame(card: number, geometry: BoardGeometry): Shape {
  const { x, y, w, h } = cardRect(card, geometry);
  return { shape: "rect", x: x - 4, y: y - 4, w: w + 8, h: h + 8, r: 8, fill: "yellow", stroke: "line" };
}

/** The captions of the start and the goal of all pawns. */
function endCaptions(heading: Heading, geometry: BoardGeometry): Shape[] {
  const [start, goal] = [startCardFor(heading, geometry.cards), goalCardFor(heading, geometry.cards)];
  return [
    goalFrame(goal, geometry),
    captionBelow(start, { geometry, text: START, fill: "accent", gap: 9.5 }),
    captionBelow(goal, { geometry, text: { id: "scene.goal", data: { goal } }, fill: "accent", gap: 12.5 }),
  ];
}

/** The point of the caption “Start” of a heading: before the tail, or beside the waiting pawns. */
function startPoint(heading: Heading, geometry: BoardGeometry): Point {
  const { x, y } = nextWaitingPoint(heading, geometry);
  if (heading === "up") return { x: waitingArea(heading, geometry).x - 52, y };
  const inwards = x < geometry.width / 2 ? 1 : -1;
  return { x: x + 12 * inwards, y };
}

/** The captions of the goal and the start of the pawns with a heading. */
function headingCaptions(heading: Heading, geometry: BoardGeometry): Shape[] {
  const card = goalCardFor(heading, geometry.cards);
  const goal = seatsWithHeading(geometry.headings, heading)
    .map((seat) => seat + 1)
    .join(" ");
  return [
    goalFrame(card, geometry),
    captionBelow(card, { geometry, text: { id: "scene.goal", data: { goal } }, fill: "accent", gap: 12.5 }),
    { shape: "text", ...startPoint(heading, geometry), size: FONT_SIZE, text: START, fill: "accent" },
  ];
}

/** The captions below the cards: starts, goals, and the number of every fifth card. */
export function captions(geometry: BoardGeometry): Shape[] {
  const { cards, starts } = geometry;
  const ends = starts.flatMap((heading) =>
    starts.length > 1 ? headingCaptions(heading, geometry) : endCaptions(heading, geometry),
  );
  const fifths = Array.from({ length: Math.ceil(cards / 5) - 1 }, (_, i) => 5 * (i + 1));
  return [
    ...ends,
    ...fifths.map((card) => captionBelow(card, { geometry, text: `${card}`, fill: "muted", gap: 9.5 })),
  ];
}

/** The places where the pawns of all seats wait. */
export const waitingShapes = (geometry: BoardGeometry): Shape[] =>
  geometry.headings.flatMap((_, seat): Shape[] => {
    const { x, y } = seatWaitingPoint(seat, geometry);
    return [
      { shape: "circle", x, y, r: 13.5, fill: "paper", stroke: "line" },
      { shape: "text", x, y, size: 12, text: `${seat + 1}`, fill: "muted" },
    ];
  });

/** The number of turns, above the row. */
export function turnCountShapes(position: Position, geometry: BoardGeometry): Shape[] {
  if (!("turns" in position)) return [];
  const { turns } = position;
  const text: Message =
    position.phase === "over"
      ? { id: "scene.turns", data: { turns } }
      : { id: "scene.turn", data: { turn: turns + 1 } };
  return [{ shape: "text", x: 44, y: lineMiddle(-1, geometry), size: FONT_SIZE, text, fill: "muted" }];
}
