import type { Seat } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import { type Card, cardName, signOf } from "../material/cards.ts";
import { othersOn, type Pawns } from "../material/pawns.ts";
import { OFF, type Row } from "../material/track.ts";
import type { Position } from "../position.ts";
import { cardShapes } from "./card.ts";
import { type Frame, type Point, placeOf, standingSpots, waitingSpot } from "./layout.ts";
import { pawnName } from "./names.ts";
import { type Note, pawnShapes } from "./pawn.ts";

function cardPiece(card: Card, number: number, frame: Frame): Piece {
  const { x, y, w, h } = placeOf(number, frame);
  return {
    id: `card-${number}`,
    x: x + w / 2,
    y: y + h,
    shapes: cardShapes(card, frame),
    label: cardName(card),
    glyph: signOf(card),
  };
}

export const cardPieces = (row: Row, frame: Frame): Piece[] =>
  row.map((card, i) => cardPiece(card, i + 1, frame));

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
