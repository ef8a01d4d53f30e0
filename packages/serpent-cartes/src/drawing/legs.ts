import type { Message, Seat } from "@serpentarium/core";
import type { Piece, Shape } from "@serpentarium/core/scene";
import { goalCardFor, type Heading } from "../material/headings.ts";
import { type Hop, hopsWithHeading } from "../material/hops.ts";
import { OFF_ROW } from "../material/rest-table.ts";
import { firstCardOf, type TurnPosition } from "../position.ts";
import { type BoardGeometry, cardRect, type Point, pawnPoints, seatWaitingPoint } from "./layout.ts";

/** A part of a turn in which the pawn keeps its direction. */
export interface Leg {
  readonly from: number;
  /** The card at the end; {@link OFF_ROW} if the pawn leaves the row. */
  readonly to: number;
  /** The number of cards counted in this leg; 0 where the pawn enters. */
  readonly cards: number;
  /** The number counted at its end; it continues past the goal. */
  readonly counted: number;
}

/** The legs of a hop: one, or two for a hop that turns at the goal (`turn.overshoot`). */
function legsOfHop({ from, to, value, turned }: Hop, goal: number): Leg[] {
  if (!turned) return [{ from, to, cards: value, counted: value }];
  const toGoal = Math.abs(goal - from);
  return [
    { from, to: goal, cards: toGoal, counted: toGoal },
    { from: goal, to, cards: value - toGoal, counted: value },
  ];
}

const firstLeg = (from: number, to: number): Leg =>
  from === OFF_ROW ? { from, to, cards: 0, counted: 0 } : { from, to, cards: 1, counted: 1 };

/** The legs of the turn of the player to act; `thrown` is the throw of the die, if any. */
export function turnLegs(
  position: TurnPosition,
  { headings }: BoardGeometry,
  thrown?: number,
): readonly Leg[] {
  const { row, pawns, toAct } = position;
  const heading = headings[toAct] as Heading;
  const first = firstCardOf(position, heading, thrown);
  const goal = goalCardFor(heading, row.length);
  return [
    firstLeg(pawns[toAct] ?? OFF_ROW, first),
    ...hopsWithHeading(heading, row, first).flatMap((hop) => legsOfHop(hop, goal)),
  ];
}

/** The point of a pawn that is alone on its card. */
export const lonePawnPoint = (card: number, seat: Seat, geometry: BoardGeometry): Point =>
  (card === OFF_ROW ? undefined : pawnPoints(card, 1, geometry)[0]) ?? seatWaitingPoint(seat, geometry);

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The offset of an arc to its left, as a share of its length, and its minimum in scene units. */
const ARC_BULGE = 0.18;
const MIN_ARC_BULGE = 26;
/** The gap between the end of an arc and the middle of the pawn. */
const ARC_GAP = 6;

interface Arc {
  readonly d: string;
  readonly tip: string;
  readonly top: Point;
}

/** An arc that ends at 0,0 with an arrowhead; arcs there and back curve to different sides. */
function arcTo(dx: number, dy: number): Arc {
  const aside = Math.max(ARC_BULGE, MIN_ARC_BULGE / (Math.hypot(dx, dy) || 1));
  const [mx, my] = [dx / 2 - dy * aside, dy / 2 + dx * aside];
  const length = Math.hypot(mx, my) || 1;
  const [ux, uy] = [mx / length, my / length];
  const at = (along: number, across: number): string =>
    `${roundToTenth(ux * along - uy * across)} ${roundToTenth(uy * along + ux * across)}`;
  return {
    d: `M${roundToTenth(dx)} ${roundToTenth(dy)}Q${roundToTenth(mx)} ${roundToTenth(my)} ${at(ARC_GAP, 0)}`,
    tip: `M${at(0, 0)}L${at(10, 5.5)}L${at(10, -5.5)}Z`,
    top: { x: roundToTenth(dx / 4 + mx / 2), y: roundToTenth(dy / 4 + my / 2) },
  };
}

const arcShapes = ({ d, tip }: Arc): Shape[] => [
  { shape: "path", d, stroke: "paper", width: 5.5 },
  { shape: "path", d, stroke: "accent", width: 2.5 },
  { shape: "path", d: tip, fill: "accent", stroke: "paper", width: 1 },
];

/** A number in a circle. */
const countShapes = (count: number, { x, y }: Point, r: number): Shape[] => [
  { shape: "circle", x, y, r, fill: "accent", stroke: "paper", width: 1.5 },
  { shape: "text", x, y, size: r * 1.35, text: `${count}`, fill: "paper" },
];

function legName({ to, cards }: Leg, seat: Seat): Message {
  const pawn = seat + 1;
  if (to === OFF_ROW) return { id: "scene.leg.leaves", data: { pawn } };
  return cards === 0
    ? { id: "scene.leg.enters", data: { pawn, to } }
    : { id: "scene.leg.counts", data: { pawn, cards, to } };
}

const arcOf = (
  { from, to }: Leg,
  seat: Seat,
  geometry: BoardGeometry,
): { readonly end: Point; readonly arc: Arc } => {
  const [start, end] = [lonePawnPoint(from, seat, geometry), lonePawnPoint(to, seat, geometry)];
  return { end, arc: arcTo(start.x - end.x, start.y - end.y) };
};

/** The arc of a leg over the cards. */
export function legPiece(leg: Leg, seat: Seat, geometry: BoardGeometry): Piece {
  const { end, arc } = arcOf(leg, seat, geometry);
  return {
    id: `leg-${seat + 1}-${leg.from}-${leg.to}`,
    ...end,
    shapes: arcShapes(arc),
    label: legName(leg, seat),
    glyph: "·",
  };
}

/** The number that a leg counts, at the top of its arc. */
export function tallyPiece(leg: Leg, seat: Seat, geometry: BoardGeometry): Piece {
  const { end, arc } = arcOf(leg, seat, geometry);
  return {
    id: `tally-${seat + 1}-${leg.from}-${leg.to}`,
    ...end,
    shapes: countShapes(leg.cards, arc.top, 8),
    label: { id: "scene.tally", data: { cards: leg.cards } },
    glyph: `+${leg.cards}`,
  };
}

/** The number counted so far, at the corner of the card that the pawn has reached. */
export function countPiece({ to, counted }: Leg, seat: Seat, geometry: BoardGeometry): Piece {
  const { x, y, w } = cardRect(to, geometry);
  const waiting = seatWaitingPoint(seat, geometry);
  return {
    id: "count",
    ...(to === OFF_ROW ? { x: waiting.x + 10, y: waiting.y - 8 } : { x: x + w - 4, y: y + 4 }),
    shapes: countShapes(counted, { x: 0, y: 0 }, 10.5),
    label: { id: "scene.counted", data: { counted } },
    glyph: `${counted}`,
  };
}
