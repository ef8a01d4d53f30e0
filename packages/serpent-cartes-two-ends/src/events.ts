import type { GameEvent, Seat, Words } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Position } from "@serpentarium/serpent-cartes";
import { partsOn } from "@serpentarium/serpent-cartes/parts";
import { ENDS } from "./course.ts";

interface Happening extends GameEvent {
  readonly clause: "ends.two" | "ends.meeting";
}

/** What happens in the base game; and here alone: players take their ends, and pawns meet that run different ways. */
export type Event =
  | BaseEvent
  | (Happening & { readonly type: "parted"; readonly cards: number; readonly seats: number })
  | (Happening & { readonly type: "met"; readonly card: number; readonly seats: readonly Seat[] });

const { narrate: narrateParts } = partsOn(ENDS);

type DroveOut = Extract<BaseEvent, { readonly type: "drove-out" }>;

/** Whom a pawn drives out: those of its own way, and those that come from the other end (`ends.meeting`). */
function droveOut(event: DroveOut, mover: Seat): readonly Event[] {
  const { card, spaces } = event;
  const own = event.seats.filter((seat) => ENDS(seat) === ENDS(mover));
  const others = event.seats.filter((seat) => ENDS(seat) !== ENDS(mover));
  return [
    ...(own.length > 0 ? [{ ...event, seats: own }] : []),
    ...(others.length > 0
      ? [{ type: "met" as const, clause: "ends.meeting" as const, spaces, card, seats: others }]
      : []),
  ];
}

export function narrate(position: Position, action: Action): readonly Event[] {
  const events: readonly Event[] = narrateParts(position, action);
  if (action.phase === "deal") {
    const { seats } = position.table;
    return [...events, { type: "parted", clause: "ends.two", spaces: [], cards: action.row.length, seats }];
  }
  if (!("toAct" in position)) return events;
  return events.flatMap((event) => (event.type === "drove-out" ? droveOut(event, position.toAct) : [event]));
}

const joined = (seats: readonly Seat[], and: string): string =>
  seats.map((seat) => seat + 1).join(` ${and} `);

/** The seats, of so many, that start at card 1, or those that do not. */
const starters = (count: number, heading: "up" | "down"): readonly Seat[] =>
  Array.from({ length: count }, (_, seat) => seat).filter((seat) => ENDS(seat) === heading);

const en = (seats: readonly Seat[]): string =>
  `${seats.length > 1 ? "players" : "player"} ${joined(seats, "and")}`;
const fr = (seats: readonly Seat[]): string =>
  `${seats.length > 1 ? "les joueurs" : "le joueur"} ${joined(seats, "et")}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Pick<Words<Event>, "parted" | "met"> = {
  parted: {
    en: ({ cards, seats }) =>
      `${capital(en(starters(seats, "up")))} will start at card 1, ${en(starters(seats, "down"))} at card ${cards}.`,
    fr: ({ cards, seats }) =>
      `Départ de la carte 1 : ${fr(starters(seats, "up"))} ; de la carte ${cards} : ${fr(starters(seats, "down"))}.`,
  },
  met: {
    en: ({ card, seats }) =>
      `It drives ${en(seats)}, who came from the other end, out of card ${card}: back to the start there.`,
    fr: ({ card, seats }) =>
      `Il chasse de la carte ${card} ${fr(seats)}, ${seats.length > 1 ? "venus" : "venu"} de l’autre bout : retour au départ, de ce côté-là.`,
  },
};
