import type { Text } from "@serpentarium/core";
import type { Piece, Shape } from "@serpentarium/core/scene";
import { countedFrom, rowFor } from "../material/course.ts";
import { entriesOf } from "../material/lone.ts";
import { othersOn } from "../material/pawns.ts";
import { OFF, trackOf } from "../material/track.ts";
import type { TurnPosition } from "../position.ts";
import { beyondWaiting, type Frame, type Point, waitingSpot } from "./layout.ts";
import { legPiece, legsAhead, loneSpot, tallyPiece } from "./legs.ts";
import { ghostShapes } from "./pawn.ts";

/** How far above a pawn that stands there what comes there is shown. */
const ABOVE = 24;

/** Where it is shown that the pawn of the player to move would come there: beside those that stand there. */
function freeSpot(card: number, { pawns, toAct }: TurnPosition, frame: Frame): Point {
  // who is beside the row and comes back there is shown beyond those that wait
  if (card === OFF)
    return pawns[toAct] === OFF
      ? beyondWaiting(frame.course(toAct), pawns.length, frame)
      : waitingSpot(toAct, frame);
  const { x, y } = loneSpot(card, toAct, frame);
  return { x, y: othersOn(pawns, card, toAct).length > 0 ? y - ABOVE : y };
}

const restName = (card: number): Text =>
  card === OFF
    ? { en: "beside the row", fr: "à côté de la rangée" }
    : { en: `on card ${card}`, fr: `sur la carte ${card}` };

/** Where a pawn would come to rest. */
function restPiece(card: number, position: TurnPosition, frame: Frame): Piece {
  const { en, fr } = restName(card);
  const pawn = position.toAct + 1;
  return {
    id: `rest-${pawn}-${card}`,
    ...freeSpot(card, position, frame),
    shapes: ghostShapes(position.toAct),
    label: { en: `pawn ${pawn} would end ${en}`, fr: `le pion ${pawn} finirait ${fr}` },
    glyph: "?",
  };
}

/** Throws of the die on a label that grows with them. */
function throwsShapes(faces: readonly number[]): Shape[] {
  const w = 5 + 11 * faces.length;
  return [
    { shape: "rect", x: -w / 2, y: -8.5, w, h: 17, r: 4, fill: "accent", stroke: "paper", width: 1.5 },
    { shape: "text", x: 0, y: 0, size: 13, text: faces.join(" "), fill: "paper" },
  ];
}

/** Where a pawn would come to rest, with the throws that lead there. */
function throwsPiece(card: number, faces: readonly number[], position: TurnPosition, frame: Frame): Piece {
  const { en, fr } = restPiece(card, position, frame).label;
  return {
    ...restPiece(card, position, frame),
    shapes: throwsShapes(faces),
    label: { en: `thrown ${faces.join(" or ")}: ${en}`, fr: `dé ${faces.join(" ou ")} : ${fr}` },
  };
}

/** The way of a pawn that goes on, leg by leg, and where it would come to rest. */
function wayAhead(position: TurnPosition, frame: Frame): Piece[] {
  const [legs, seat] = [legsAhead(position, frame.course), position.toAct];
  const counted = legs.filter(({ cards }) => cards > 0);
  return [
    ...legs.map((leg) => legPiece(leg, seat, frame)),
    ...counted.map((leg) => tallyPiece(leg, seat, frame)),
    restPiece(legs.at(-1)?.to ?? OFF, position, frame),
  ];
}

const FACES = entriesOf("die");

/** Where a pawn would come to rest by what is thrown (`turn.enter-die`). */
function throwsAhead(position: TurnPosition, frame: Frame): Piece[] {
  const { row, toAct } = position;
  const heading = frame.course(toAct);
  const track = trackOf(rowFor(heading, row));
  const restOf = (face: number): number => countedFrom(heading, track[face] ?? OFF, row.length);
  const facesTo = (card: number): number[] => FACES.filter((face) => restOf(face) === card);
  const cards = new Set(FACES.map(restOf));
  return [...cards].map((card) => throwsPiece(card, facesTo(card), position, frame));
}

/** Where the pawn of the player to move is about to come to rest, by which way. */
export const aheadPieces = (position: TurnPosition, frame: Frame): Piece[] =>
  position.phase === "enter" ? throwsAhead(position, frame) : wayAhead(position, frame);
