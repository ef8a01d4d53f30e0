import { type Message, type Seat, winnersOf } from "@serpentarium/core";
import { type Card, cardName } from "../material/cards.ts";
import { type Heading, seatsWithHeading, startCardFor } from "../material/headings.ts";
import { otherSeatsOnCard, type PawnCards } from "../material/pawns.ts";
import { OFF_ROW } from "../material/rest-table.ts";
import type { Position } from "../position.ts";
import type { BoardGeometry } from "./layout.ts";
import { pawnName } from "./pawn-appearance.ts";

/** The label of a place with what is there. */
const placeLabel = (name: Message, contents: Message): Message => ({
  id: "scene.contents",
  data: { name, contents },
});

const playerNumbers = (seats: readonly Seat[]): readonly number[] => seats.map((seat) => seat + 1);

/** The name of an end of the row that is the start of some pawns and the goal of the others. */
const endName = (number: number, starters: readonly Seat[], finishers: readonly Seat[]): Message => ({
  id: "scene.card.both",
  data: { number, starters: playerNumbers(starters), finishers: playerNumbers(finishers) },
});

function cardPlaceName(number: number, { cards, headings, starts }: BoardGeometry): Message {
  const [heading = "up", other] = starts;
  const data = { number };
  if (number !== 1 && number !== cards) return { id: "scene.card.place", data };
  if (other) {
    const [up, down] = [seatsWithHeading(headings, "up"), seatsWithHeading(headings, "down")];
    return number === 1 ? endName(number, up, down) : endName(number, down, up);
  }
  return { id: number === startCardFor(heading, cards) ? "scene.card.start" : "scene.card.goal", data };
}

/** The label of a card: its place in the row, its name, and the pawns on it. */
export function cardLabel(card: Card, number: number, pawns: PawnCards, geometry: BoardGeometry): Message {
  const name = cardName(card);
  const who = otherSeatsOnCard(pawns, number, -1).map(pawnName);
  const contents: Message =
    who.length > 0 ? { id: "scene.card.with", data: { card: name, pawns: who } } : name;
  return placeLabel(cardPlaceName(number, geometry), contents);
}

const NO_PAWN: Message = { id: "scene.waiting.none" };

/** The label of the area where pawns with a heading wait. */
export function waitingLabel(
  heading: Heading,
  pawns: PawnCards,
  { headings, starts, cards }: BoardGeometry,
): Message {
  const who = seatsWithHeading(headings, heading).filter((seat) => pawns[seat] === OFF_ROW);
  return placeLabel(
    starts.length === 1
      ? { id: "scene.waiting.place" }
      : { id: "scene.waiting.at", data: { card: startCardFor(heading, cards) } },
    who.length > 0 ? { id: "scene.waiting.pawns", data: { pawns: who.map(pawnName) } } : NO_PAWN,
  );
}

function positionState(position: Position): Message {
  if (position.phase === "deal") return { id: "scene.state.deal" };
  if (position.phase === "first") return { id: "scene.state.first" };
  if (position.phase !== "over") return { id: "scene.state.turn", data: { seat: position.toAct } };
  const [seat, ...others] = winnersOf(position.outcome);
  return others.length > 0 ? { id: "scene.state.draw" } : { id: "scene.state.won", data: { seat } };
}

/** The label of the whole board. */
export const boardLabel = (position: Position, cards: number): Message => ({
  id: "scene.board",
  data: { cards, state: positionState(position) },
});
