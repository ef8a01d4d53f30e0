import type { Seat, Text } from "@serpentarium/core";
import type { Piece, Shape } from "@serpentarium/core/scene";
import { type Course, goalOf } from "../material/course.ts";
import { chainOn, type Hop } from "../material/route.ts";
import { OFF } from "../material/track.ts";
import { firstCard, type TurnPosition } from "../position.ts";
import { type Frame, type Point, placeOf, standingSpots, waitingSpot } from "./layout.ts";

/** A stretch of a turn along which a pawn goes without a change of direction. */
export interface Leg {
  readonly from: number;
  /** {@link OFF} where it leaves the row. */
  readonly to: number;
  /** How many cards it counts; none where the pawn is put on the row. */
  readonly cards: number;
  /** How far one has counted at its end: beyond the goal, counting goes on. */
  readonly counted: number;
}

/** A count that passes the goal has two legs: up to it, and back (`turn.overshoot`). */
function legsOfHop({ from, to, value, turned }: Hop, goal: number): Leg[] {
  if (!turned) return [{ from, to, cards: value, counted: value }];
  const there = Math.abs(goal - from);
  return [
    { from, to: goal, cards: there, counted: there },
    { from: goal, to, cards: value - there, counted: value },
  ];
}

const onto = (from: number, to: number): Leg =>
  from === OFF ? { from, to, cards: 0, counted: 0 } : { from, to, cards: 1, counted: 1 };

/** The legs of the turn of a player who is to move; the die says on which card a pawn enters. */
export function legsAhead(position: TurnPosition, course: Course, thrown?: number): readonly Leg[] {
  const { row, pawns, toAct } = position;
  const [heading, first] = [course(toAct), firstCard(position, course, thrown)];
  const goal = goalOf(heading, row.length);
  return [
    onto(pawns[toAct] ?? OFF, first),
    ...chainOn(heading, row, first).flatMap((hop) => legsOfHop(hop, goal)),
  ];
}

/** Where the pawn of a seat stands that has its card to itself. */
export const loneSpot = (card: number, seat: Seat, frame: Frame): Point =>
  (card === OFF ? undefined : standingSpots(card, 1, frame)[0]) ?? waitingSpot(seat, frame);

const round = (value: number): number => Math.round(value * 10) / 10;

/** How far an arc stands out to its left, as a share of its length, and at least. */
const BULGE = 0.18;
const LEAST = 26;
/** How far from the middle of a pawn an arc ends. */
const SHORT = 6;

interface Arc {
  readonly d: string;
  readonly tip: string;
  readonly top: Point;
}

/** An arc that ends at 0,0, with a tip like an arrow's; ways there and back stand out to different sides. */
function arcTo(dx: number, dy: number): Arc {
  const aside = Math.max(BULGE, LEAST / (Math.hypot(dx, dy) || 1));
  const [mx, my] = [dx / 2 - dy * aside, dy / 2 + dx * aside];
  const length = Math.hypot(mx, my) || 1;
  const [ux, uy] = [mx / length, my / length];
  const at = (along: number, across: number): string =>
    `${round(ux * along - uy * across)} ${round(uy * along + ux * across)}`;
  return {
    d: `M${round(dx)} ${round(dy)}Q${round(mx)} ${round(my)} ${at(SHORT, 0)}`,
    tip: `M${at(0, 0)}L${at(10, 5.5)}L${at(10, -5.5)}Z`,
    top: { x: round(dx / 4 + mx / 2), y: round(dy / 4 + my / 2) },
  };
}

const arcShapes = ({ d, tip }: Arc): Shape[] => [
  { shape: "path", d, stroke: "paper", width: 5.5 },
  { shape: "path", d, stroke: "accent", width: 2.5 },
  { shape: "path", d: tip, fill: "accent", stroke: "paper", width: 1 },
];

/** A number that was counted. */
const countShapes = (count: number, { x, y }: Point, r: number): Shape[] => [
  { shape: "circle", x, y, r, fill: "accent", stroke: "paper", width: 1.5 },
  { shape: "text", x, y, size: r * 1.35, text: `${count}`, fill: "paper" },
];

function legName({ to, cards }: Leg, seat: Seat): Text {
  const player = { en: `pawn ${seat + 1}`, fr: `pion ${seat + 1}` };
  if (to === OFF) return { en: `${player.en} leaves the row`, fr: `${player.fr} quitte la rangée` };
  if (cards === 0)
    return { en: `${player.en} enters on card ${to}`, fr: `${player.fr} entre sur la carte ${to}` };
  return {
    en: `${player.en} counts ${cards} to card ${to}`,
    fr: `${player.fr} compte ${cards} jusqu’à la carte ${to}`,
  };
}

const arcOf = ({ from, to }: Leg, seat: Seat, frame: Frame): { readonly end: Point; readonly arc: Arc } => {
  const [start, end] = [loneSpot(from, seat, frame), loneSpot(to, seat, frame)];
  return { end, arc: arcTo(start.x - end.x, start.y - end.y) };
};

/** A leg as an arc over the cards. */
export function legPiece(leg: Leg, seat: Seat, frame: Frame): Piece {
  const { end, arc } = arcOf(leg, seat, frame);
  return {
    id: `leg-${seat + 1}-${leg.from}-${leg.to}`,
    ...end,
    shapes: arcShapes(arc),
    label: legName(leg, seat),
    glyph: "·",
  };
}

/** What a leg counts, at the top of its arc. */
export function tallyPiece(leg: Leg, seat: Seat, frame: Frame): Piece {
  const { end, arc } = arcOf(leg, seat, frame);
  return {
    id: `tally-${seat + 1}-${leg.from}-${leg.to}`,
    ...end,
    shapes: countShapes(leg.cards, arc.top, 8),
    label: { en: `counts ${leg.cards}`, fr: `compte ${leg.cards}` },
    glyph: `+${leg.cards}`,
  };
}

/** What was counted, at the corner of the card to which a pawn has come. */
export function countPiece({ to, counted }: Leg, seat: Seat, frame: Frame): Piece {
  const { x, y, w } = placeOf(to, frame);
  const home = waitingSpot(seat, frame);
  return {
    id: "count",
    ...(to === OFF ? { x: home.x + 10, y: home.y - 8 } : { x: x + w - 4, y: y + 4 }),
    shapes: countShapes(counted, { x: 0, y: 0 }, 10.5),
    label: { en: `${counted} counted`, fr: `compté : ${counted}` },
    glyph: `${counted}`,
  };
}
