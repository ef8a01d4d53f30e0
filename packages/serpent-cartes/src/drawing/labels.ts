import { type Message, type Seat, winnersOf } from "@serpentarium/core";
import { type Card, cardName } from "../material/cards.ts";
import { type Heading, seatsWithHeading, startCardFor } from "../material/headings.ts";
import { otherSeatsOnCard, type PawnCards } from "../material/pawns.ts";
import { OFF_ROW } from "../material/rest-table.ts";
import type { Position } from "../position.ts";
import type { BoardGeometry } from "./layout.ts";
import { pawnName } from "./pawn-appearance.ts";

/** The names of pawns; `undefined` for an empty list. */
function pawnList(seats: readonly Seat[]): Message | undefined {
  const names = seats.map(pawnName);
  if (names.length === 0) return undefined;
  return { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
}

const playerNumbers = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join(", ");

/** The name of an end of the row that is the start of some pawns and the goal of the others. */
function endName(number: number, starters: readonly Seat[], finishers: readonly Seat[]): Message {
  const [from, to] = [playerNumbers(starters), playerNumbers(finishers)];
  return {
    en: `Card ${number}, the start of ${from} and the goal of ${to}`,
    fr: `Carte ${number}, départ de ${from} et but de ${to}`,
  };
}

function cardPlaceName(number: number, { cards, headings, starts }: BoardGeometry): Message {
  const [heading = "up", other] = starts;
  const name = { en: `Card ${number}`, fr: `Carte ${number}` };
  if (number !== 1 && number !== cards) return name;
  if (other) {
    const [up, down] = [seatsWithHeading(headings, "up"), seatsWithHeading(headings, "down")];
    return number === 1 ? endName(number, up, down) : endName(number, down, up);
  }
  return number === startCardFor(heading, cards)
    ? { en: `${name.en}, the start`, fr: `${name.fr}, le départ` }
    : { en: `${name.en}, the goal`, fr: `${name.fr}, le but` };
}

/** The label of a card: its place in the row, its name, and the pawns on it. */
export function cardLabel(card: Card, number: number, pawns: PawnCards, geometry: BoardGeometry): Message {
  const place = cardPlaceName(number, geometry);
  const [name, who] = [cardName(card), pawnList(otherSeatsOnCard(pawns, number, -1))];
  return {
    en: `${place.en}: ${name.en}${who ? `, with ${who.en}` : ""}`,
    fr: `${place.fr} : ${name.fr}${who ? `, avec ${who.fr}` : ""}`,
  };
}

function waitingPlaceName(heading: Heading, { starts, cards }: BoardGeometry): Message {
  if (starts.length === 1) return { en: "Beside the row", fr: "À côté de la rangée" };
  const card = startCardFor(heading, cards);
  return { en: `Beside the row, at card ${card}`, fr: `À côté de la rangée, près de la carte ${card}` };
}

/** The label of the area where pawns with a heading wait. */
export function waitingLabel(heading: Heading, pawns: PawnCards, geometry: BoardGeometry): Message {
  const waiting = seatsWithHeading(geometry.headings, heading).filter((seat) => pawns[seat] === OFF_ROW);
  const who = pawnList(waiting) ?? { en: "no pawn", fr: "aucun pion" };
  const place = waitingPlaceName(heading, geometry);
  return { en: `${place.en}: ${who.en}`, fr: `${place.fr} : ${who.fr}` };
}

function outcomeText({ outcome }: Extract<Position, { phase: "over" }>): Message {
  const [winner = 0, ...others] = winnersOf(outcome);
  if (others.length > 0) return { en: "a draw", fr: "partie nulle" };
  return { en: `player ${winner + 1} has reached the goal`, fr: `le joueur ${winner + 1} est arrivé au but` };
}

function positionText(position: Position): Message {
  if (position.phase === "over") return outcomeText(position);
  if (position.phase === "deal") return { en: "no card is laid yet", fr: "aucune carte n’est encore posée" };
  if (position.phase === "first") return { en: "the die says who begins", fr: "le dé désigne qui commence" };
  const player = position.toAct + 1;
  return { en: `player ${player} to move`, fr: `au joueur ${player} de jouer` };
}

/** The label of the whole board. */
export function boardLabel(position: Position, cards: number): Message {
  const { en, fr } = positionText(position);
  return {
    en: `A row of ${cards} cards that winds like a serpent: ${en}`,
    fr: `Une rangée de ${cards} cartes qui serpente : ${fr}`,
  };
}
