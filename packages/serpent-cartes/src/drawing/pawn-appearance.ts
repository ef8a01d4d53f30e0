import { hasWon, type Message, type Seat } from "@serpentarium/core";
import type { Paint, Piece, Shape } from "@serpentarium/core/scene";
import { otherSeatsOnCard, type PawnCards } from "../material/pawns.ts";
import { OFF_ROW } from "../material/rest-table.ts";
import type { Position } from "../position.ts";
import { type BoardGeometry, type Point, pawnPoints, seatWaitingPoint } from "./layout.ts";

/** The appearance and name of a pawn. */
export interface PawnAppearance {
  readonly paint: "red" | "yellow" | "blue" | "green";
  readonly name: Message;
  /** A path that identifies the pawn without its colour: a circle, a square, a diamond or a hexagon. */
  readonly outline: string;
}

/** The pawn of each seat. */
export const PAWNS: readonly PawnAppearance[] = [
  { paint: "red", name: { id: "colours.red" }, outline: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z" },
  { paint: "yellow", name: { id: "colours.yellow" }, outline: "M-9-9H9V9H-9Z" },
  { paint: "blue", name: { id: "colours.blue" }, outline: "M0-11.5 11.5 0 0 11.5-11.5 0Z" },
  { paint: "green", name: { id: "colours.green" }, outline: "M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z" },
];
const NO_PAWN: PawnAppearance = { paint: "red", name: "", outline: "" };

/** The pawn of a seat: its name, colour and outline. */
export const pawnAppearanceOf = (seat: number): PawnAppearance => PAWNS[seat] ?? NO_PAWN;

/** A pawn in words, such as "pawn 1 (red)". */
export const pawnName = (seat: Seat): Message => ({
  id: "scene.pawn",
  data: { pawn: seat + 1, colour: pawnAppearanceOf(seat).name },
});

/** The reason to highlight a pawn. */
type Highlight = "to move" | "winner";

const outlineStroke = (d: string, stroke: Paint, width: number): Shape => ({
  shape: "path",
  d,
  stroke,
  width,
});

/** The edge of a pawn: a light one, so that it contrasts with any card, or a ring that highlights it. */
function edgeShapes(d: string, highlight: Highlight | undefined): Shape[] {
  if (!highlight) return [outlineStroke(d, "paper", 3.5)];
  return [
    outlineStroke(d, "ink", highlight === "winner" ? 9 : 8),
    outlineStroke(d, highlight === "winner" ? "yellow" : "paper", 5),
  ];
}

/** The pawn of a seat around 0,0, with its number. */
export function pawnShapes(seat: number, highlight?: Highlight): Shape[] {
  const { paint, outline: d } = pawnAppearanceOf(seat);
  return [
    ...edgeShapes(d, highlight),
    { shape: "path", d, fill: paint, stroke: `${paint}-ink`, width: 1.25 },
    { shape: "text", x: 0, y: 0, size: 14, text: `${seat + 1}`, fill: `${paint}-ink` },
  ];
}

/** The shapes of the ghost of a pawn: where it would rest. */
export function ghostShapes(seat: number): Shape[] {
  const { outline: d } = pawnAppearanceOf(seat);
  return [
    outlineStroke(d, "paper", 7),
    { shape: "path", d, fill: "paper", stroke: "ink", width: 1.5, dashed: true },
    { shape: "text", x: 0, y: 0, size: 14, text: `${seat + 1}`, fill: "muted" },
  ];
}

/** The point of a pawn, beside those that share its card in the order of seats. */
function pawnPoint(pawns: PawnCards, seat: Seat, geometry: BoardGeometry): Point {
  const card = pawns[seat] ?? OFF_ROW;
  const seats = otherSeatsOnCard(pawns, card, -1);
  const point = card === OFF_ROW ? undefined : pawnPoints(card, seats.length, geometry)[seats.indexOf(seat)];
  return point ?? seatWaitingPoint(seat, geometry);
}

function highlightOf(position: Position, seat: Seat): Highlight | undefined {
  if ("toAct" in position && position.toAct === seat) return "to move";
  return hasWon(position, seat) ? "winner" : undefined;
}

/** The pieces of pawns, in a position or in a frame between two positions. */
export const pawnPieces = (position: Position, pawns: PawnCards, geometry: BoardGeometry): Piece[] =>
  pawns.map((_, seat) => ({
    id: `pawn-${seat + 1}`,
    ...pawnPoint(pawns, seat, geometry),
    shapes: pawnShapes(seat, highlightOf(position, seat)),
    label: pawnName(seat),
    glyph: `p${seat + 1}`,
  }));
