import type { Seat, Text } from "@serpentarium/core";
import type { Paint, Piece, Shape } from "@serpentarium/core/scene";
import { othersOn, type Pawns } from "../material/pawns.ts";
import { OFF } from "../material/track.ts";
import type { Position } from "../position.ts";
import { type Frame, type Point, standingSpots, waitingSpot } from "./layout.ts";

/** How the pawn of a seat looks and is called. */
export interface Pawn {
  readonly paint: "red" | "yellow" | "blue" | "green";
  readonly name: Text;
  /** Tells it apart without its colour: round, square, pointed, or with six sides. */
  readonly outline: string;
}

/** The pawn of each seat. */
const PAWNS: readonly Pawn[] = [
  { paint: "red", name: { en: "red", fr: "rouge" }, outline: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z" },
  { paint: "yellow", name: { en: "yellow", fr: "jaune" }, outline: "M-9-9H9V9H-9Z" },
  { paint: "blue", name: { en: "blue", fr: "bleu" }, outline: "M0-11.5 11.5 0 0 11.5-11.5 0Z" },
  { paint: "green", name: { en: "green", fr: "vert" }, outline: "M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z" },
];
const PLAIN: Pawn = { paint: "red", name: { en: "", fr: "" }, outline: "" };

/** The pawn of a seat: its name, colour and outline. */
export const pawnOf = (seat: number): Pawn => PAWNS[seat] ?? PLAIN;

/** A pawn in words, such as "pawn 1 (red)". */
export function pawnName(seat: Seat): Text {
  const { en, fr } = pawnOf(seat).name;
  return { en: `pawn ${seat + 1} (${en})`, fr: `pion ${seat + 1} (${fr})` };
}

/** Why a pawn stands out. */
type Note = "to move" | "winner";

const around = (d: string, stroke: Paint, width: number): Shape => ({ shape: "path", d, stroke, width });

/** What lies around a pawn: a clear edge, so that it stands out from any card, or a ring. */
function ring(d: string, note: Note | undefined): Shape[] {
  if (!note) return [around(d, "paper", 3.5)];
  return [around(d, "ink", note === "winner" ? 9 : 8), around(d, note === "winner" ? "yellow" : "paper", 5)];
}

/** The pawn of a seat around 0,0, with its number. */
function pawnShapes(seat: number, note?: Note): Shape[] {
  const { paint, outline: d } = pawnOf(seat);
  return [
    ...ring(d, note),
    { shape: "path", d, fill: paint, stroke: `${paint}-ink`, width: 1.25 },
    { shape: "text", x: 0, y: 0, size: 14, text: `${seat + 1}`, fill: `${paint}-ink` },
  ];
}

/** Where a pawn is not, but could be. */
export function ghostShapes(seat: number): Shape[] {
  const { outline: d } = pawnOf(seat);
  return [
    around(d, "paper", 7),
    { shape: "path", d, fill: "paper", stroke: "ink", width: 1.5, dashed: true },
    { shape: "text", x: 0, y: 0, size: 14, text: `${seat + 1}`, fill: "muted" },
  ];
}

/** Where a pawn stands: beside those that share its card, in the order of their seats. */
function spotOf(pawns: Pawns, seat: Seat, frame: Frame): Point {
  const card = pawns[seat] ?? OFF;
  const there = othersOn(pawns, card, -1);
  const spot = card === OFF ? undefined : standingSpots(card, there.length, frame)[there.indexOf(seat)];
  return spot ?? waitingSpot(seat, frame);
}

function noteOf(position: Position, seat: Seat): Note | undefined {
  if ("toAct" in position && position.toAct === seat) return "to move";
  const { winners } = position.phase === "over" ? position.outcome : { winners: [] };
  return winners.length === 1 && winners[0] === seat ? "winner" : undefined;
}

/** The pawns of a position, or where they are on the way to the next one. */
export const pawnPieces = (position: Position, pawns: Pawns, frame: Frame): Piece[] =>
  pawns.map((_, seat) => ({
    id: `pawn-${seat + 1}`,
    ...spotOf(pawns, seat, frame),
    shapes: pawnShapes(seat, noteOf(position, seat)),
    label: pawnName(seat),
    glyph: `p${seat + 1}`,
  }));
