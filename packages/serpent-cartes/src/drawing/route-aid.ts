import type { Piece, Shape } from "@serpentarium/core/scene";
import { goalCardFor, type Heading, relativeCard, relativeRow } from "../material/headings.ts";
import { entryCardsOf } from "../material/lone-pawn.ts";
import { otherSeatsOnCard, withPawnPlaced } from "../material/pawns.ts";
import { cachedRestTable, OFF_ROW } from "../material/rest-table.ts";
import type { TurnPosition } from "../position.ts";
import { type BoardGeometry, nextWaitingPoint, type Point, seatWaitingPoint } from "./layout.ts";
import { legPiece, lonePawnPoint, tallyPiece, turnLegs } from "./legs.ts";
import { ghostShapes } from "./pawn-appearance.ts";

/** The offset of a ghost above the pawns on its card, in scene units. */
const GHOST_OFFSET = 24;

/** The point of the ghost of the player to act on a card, clear of the pawns there. */
function ghostPoint(card: number, { pawns, toAct }: TurnPosition, geometry: BoardGeometry): Point {
  // the ghost of a pawn that stays off the row is drawn after the waiting pawns
  if (card === OFF_ROW)
    return pawns[toAct] === OFF_ROW
      ? nextWaitingPoint(geometry.headings[toAct] as Heading, geometry)
      : seatWaitingPoint(toAct, geometry);
  const { x, y } = lonePawnPoint(card, toAct, geometry);
  return { x, y: otherSeatsOnCard(pawns, card, toAct).length > 0 ? y - GHOST_OFFSET : y };
}

/** The ghost on the card where the pawn would rest. */
function restPiece(card: number, position: TurnPosition, geometry: BoardGeometry): Piece {
  const pawn = position.toAct + 1;
  return {
    id: `rest-${pawn}-${card}`,
    ...ghostPoint(card, position, geometry),
    shapes: ghostShapes(position.toAct),
    label:
      card === OFF_ROW
        ? { id: "scene.rest.off", data: { pawn } }
        : { id: "scene.rest.card", data: { pawn, card } },
    glyph: "?",
  };
}

/** A label with throws of the die, as wide as they need. */
function throwLabelShapes(faces: readonly number[]): Shape[] {
  const w = 5 + 11 * faces.length;
  return [
    { shape: "rect", x: -w / 2, y: -8.5, w, h: 17, r: 4, fill: "accent", stroke: "paper", width: 1.5 },
    { shape: "text", x: 0, y: 0, size: 13, text: faces.join(" "), fill: "paper" },
  ];
}

/** The throws that lead to a card, shown there. */
function throwPiece(
  card: number,
  faces: readonly number[],
  position: TurnPosition,
  geometry: BoardGeometry,
): Piece {
  const rest = restPiece(card, position, geometry);
  return {
    ...rest,
    shapes: throwLabelShapes(faces),
    label: { id: "scene.thrown", data: { throws: faces, rest: rest.label } },
  };
}

/** Where the pawn of the player to act is after its turn if it comes to rest on a card (`turn.collision`, `end.goal`). */
function cardAfterTurn(
  card: number,
  { pawns, toAct, row, table }: TurnPosition,
  geometry: BoardGeometry,
): number {
  const goal = goalCardFor(geometry.headings[toAct] as Heading, row.length);
  if (card === goal) return goal;
  return withPawnPlaced(pawns, toAct, card, table.options.collision)[toAct] as number;
}

/** The legs of the turn of a pawn that goes forward, and the card where it would rest. */
function routePieces(position: TurnPosition, geometry: BoardGeometry): Piece[] {
  const [legs, seat] = [turnLegs(position, geometry), position.toAct];
  const counted = legs.filter(({ cards }) => cards > 0);
  return [
    ...legs.map((leg) => legPiece(leg, seat, geometry)),
    ...counted.map((leg) => tallyPiece(leg, seat, geometry)),
    restPiece(cardAfterTurn(legs.at(-1)?.to ?? OFF_ROW, position, geometry), position, geometry),
  ];
}

const FACES = entryCardsOf("die");

/** The cards where the pawn would rest for each throw (`turn.enter-die`). */
function throwPieces(position: TurnPosition, geometry: BoardGeometry): Piece[] {
  const { row, toAct } = position;
  const heading = geometry.headings[toAct] as Heading;
  const restTable = cachedRestTable(relativeRow(heading, row));
  const restOf = (face: number): number =>
    cardAfterTurn(relativeCard(heading, restTable[face] ?? OFF_ROW, row.length), position, geometry);
  const facesTo = (card: number): number[] => FACES.filter((face) => restOf(face) === card);
  const cards = new Set(FACES.map(restOf));
  return [...cards].map((card) => throwPiece(card, facesTo(card), position, geometry));
}

/** The pieces of the `route` aid: the route of the pawn to move, and where it would rest. */
export const routeAidPieces = (position: TurnPosition, geometry: BoardGeometry): Piece[] =>
  position.phase === "enter" ? throwPieces(position, geometry) : routePieces(position, geometry);
