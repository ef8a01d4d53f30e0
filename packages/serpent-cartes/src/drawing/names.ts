import type { Seat, Text } from "@serpentarium/core";
import { type Card, cardName } from "../material/cards.ts";
import { type Heading, runnersOf } from "../material/course.ts";
import { othersOn, type Pawns } from "../material/pawns.ts";
import { OFF } from "../material/track.ts";
import type { Position } from "../position.ts";
import type { Frame } from "./layout.ts";
import { pawnName } from "./pawn.ts";

/** Pawns in words; nothing where there are none. */
function inWords(seats: readonly Seat[]): Text | undefined {
  const names = seats.map(pawnName);
  if (names.length === 0) return undefined;
  return { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
}

const numbersOf = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join(", ");

/** An end of the row at which some pawns start, and which is the goal of the others. */
function endName(number: number, starters: readonly Seat[], comers: readonly Seat[]): Text {
  const [from, to] = [numbersOf(starters), numbersOf(comers)];
  return {
    en: `Card ${number}, the start of ${from} and the goal of ${to}`,
    fr: `Carte ${number}, départ de ${from} et but de ${to}`,
  };
}

function placeName(number: number, seats: number, frame: Frame): Text {
  const { cards, course, hasTwoEnds } = frame;
  if (hasTwoEnds && (number === 1 || number === cards)) {
    const [up, down] = [runnersOf(course, "up", seats), runnersOf(course, "down", seats)];
    return number === 1 ? endName(number, up, down) : endName(number, down, up);
  }
  if (number === 1) return { en: "Card 1, the start", fr: "Carte 1, le départ" };
  if (number === cards) return { en: `Card ${number}, the goal`, fr: `Carte ${number}, le but` };
  return { en: `Card ${number}`, fr: `Carte ${number}` };
}

/** A card of a row: where it lies, which it is, and who stands there. */
export function cardLabel(card: Card, number: number, pawns: Pawns, frame: Frame): Text {
  const place = placeName(number, pawns.length, frame);
  const [name, who] = [cardName(card), inWords(othersOn(pawns, number, -1))];
  return {
    en: `${place.en}: ${name.en}${who ? `, with ${who.en}` : ""}`,
    fr: `${place.fr} : ${name.fr}${who ? `, avec ${who.fr}` : ""}`,
  };
}

function besideName(heading: Heading, { hasTwoEnds, cards }: Frame): Text {
  if (!hasTwoEnds) return { en: "Beside the row", fr: "À côté de la rangée" };
  const card = heading === "up" ? 1 : cards;
  return { en: `Beside the row, at card ${card}`, fr: `À côté de la rangée, près de la carte ${card}` };
}

/** The place above the row, or that below it. */
export function waitingLabel(heading: Heading, pawns: Pawns, frame: Frame): Text {
  const waiting = runnersOf(frame.course, heading, pawns.length).filter((seat) => pawns[seat] === OFF);
  const who = inWords(waiting) ?? { en: "nobody", fr: "personne" };
  const place = besideName(heading, frame);
  return { en: `${place.en}: ${who.en}`, fr: `${place.fr} : ${who.fr}` };
}

function ending({ outcome: { winners } }: Extract<Position, { phase: "over" }>): Text {
  const [winner = 0] = winners;
  if (winners.length !== 1) return { en: "a draw", fr: "partie nulle" };
  return { en: `player ${winner + 1} has reached the goal`, fr: `le joueur ${winner + 1} est arrivé au but` };
}

function state(position: Position): Text {
  if (position.phase === "over") return ending(position);
  if (position.phase === "deal") return { en: "no card is laid yet", fr: "aucune carte n’est encore posée" };
  if (position.phase === "first") return { en: "the die says who begins", fr: "le dé désigne qui commence" };
  const player = position.toAct + 1;
  return { en: `player ${player} to move`, fr: `au joueur ${player} de jouer` };
}

/** The whole board in words. */
export function boardLabel(position: Position, cards: number): Text {
  const { en, fr } = state(position);
  return {
    en: `A row of ${cards} cards that winds like a serpent: ${en}`,
    fr: `Une rangée de ${cards} cartes qui serpente : ${fr}`,
  };
}
