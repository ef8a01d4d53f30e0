import type { GameEvent, Seat, Text, Words } from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type Card, cardName } from "./material/cards.ts";
import { type Course, countedFrom, goalOf, type Heading, startOf } from "./material/course.ts";
import { othersOn } from "./material/pawns.ts";
import { chainOn, type Hop } from "./material/route.ts";
import { space, waitingSpace } from "./material/spaces.ts";
import { OFF, type Row } from "./material/track.ts";
import { advanceOn } from "./phases/advance.ts";
import { enterOn } from "./phases/enter.ts";
import type { Position, TurnPosition } from "./position.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}

/** Cards are numbered from 1, as people read them. */
export type Event =
  | (Happening & { readonly type: "dealt"; readonly cards: number })
  | (Happening & { readonly type: "first"; readonly seat: Seat })
  | (Happening & { readonly type: "entered"; readonly seat: Seat; readonly card: number })
  | (Happening & {
      readonly type: "advanced";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    })
  | (Happening & {
      readonly type: "forward";
      readonly name: Text;
      readonly value: number;
      readonly to: number;
    })
  | (Happening & {
      readonly type: "turned";
      readonly name: Text;
      readonly value: number;
      readonly goal: number;
      readonly to: number;
    })
  | (Happening & { readonly type: "back"; readonly name: Text; readonly value: number; readonly to: number })
  | (Happening & {
      readonly type: "left";
      readonly seat: Seat;
      readonly name: Text;
      readonly value: number;
      /** The card past which it was driven. */
      readonly start: number;
    })
  | (Happening & { readonly type: "rested"; readonly card: number; readonly name: Text })
  | (Happening & { readonly type: "drove-out"; readonly card: number; readonly seats: readonly Seat[] })
  | (Happening & { readonly type: "shared"; readonly card: number; readonly seats: readonly Seat[] })
  | (Happening & { readonly type: "won"; readonly seat: Seat; readonly goal: number })
  | (Happening & { readonly type: "endless" })
  | (Happening & { readonly type: "long"; readonly turns: number });

const nameAt = (row: Row, card: number): Text => cardName(row[card - 1] as Card);

function narrateHop(row: Row, seat: Seat, heading: Heading, { from, to, value, turned, back }: Hop): Event {
  const cards = row.length;
  const end = to === OFF ? waitingSpace(heading) : space(to);
  const said = { name: nameAt(row, from), value, spaces: [space(from), end] };
  if (turned) return { type: "turned", clause: "turn.overshoot", ...said, goal: goalOf(heading, cards), to };
  if (to === OFF)
    return { type: "left", clause: "turn.before-start", ...said, seat, start: startOf(heading, cards) };
  return { type: back ? "back" : "forward", clause: "turn.chain", ...said, to };
}

/** How the pawn comes onto the first card of its turn. */
function narrateStart({ pawns, toAct: seat, table }: TurnPosition, card: number): Event {
  const from = pawns[seat] as number;
  if (from !== OFF) {
    const spaces = [space(from), space(card)];
    return { type: "advanced", clause: "turn.advance", spaces, seat, from, to: card };
  }
  const clause = table.options.entry === "card" ? "turn.enter" : "turn.enter-die";
  return { type: "entered", clause, spaces: [space(card)], seat, card };
}

/** Who is met on the card where the pawn rests. */
function narrateMeeting({ pawns, toAct }: TurnPosition, card: number): Event[] {
  const seats = othersOn(pawns, card, toAct);
  const met = { card, seats, spaces: [space(card)] };
  if (seats.length === 0) return [];
  if (pawns[toAct] === OFF) return [{ type: "shared", clause: "turn.safe-entry", ...met }];
  return [{ type: "drove-out", clause: "turn.collision", ...met }];
}

function narrateRest(position: TurnPosition, heading: Heading, card: number): Event[] {
  const { row, toAct: seat } = position;
  const spaces = [space(card)];
  if (card === OFF) return [];
  if (card === goalOf(heading, row.length))
    return [{ type: "won", clause: "end.goal", spaces, seat, goal: card }];
  const rested: Event = { type: "rested", clause: "turn.chain", spaces, card, name: nameAt(row, card) };
  return [rested, ...narrateMeeting(position, card)];
}

function narrateDraw(after: Position): Event[] {
  if (after.phase !== "over") return [];
  const { reason } = after.outcome;
  if (reason === "end.endless") return [{ type: "endless", clause: "end.endless", spaces: [] }];
  return reason === "end.long" ? [{ type: "long", clause: "end.long", spaces: [], turns: after.turns }] : [];
}

function narrateTurn(position: TurnPosition, heading: Heading, card: number, after: Position): Event[] {
  const { row, toAct } = position;
  const chain = chainOn(heading, row, card);
  return [
    narrateStart(position, card),
    ...chain.map((hop) => narrateHop(row, toAct, heading, hop)),
    ...narrateRest(position, heading, chain.at(-1)?.to ?? card),
    ...narrateDraw(after),
  ];
}

/** The card to which the pawn of the player to move comes first: the next one, or that which the die says. */
export function firstCard({ row, pawns, toAct }: TurnPosition, course: Course, thrown?: number): number {
  const heading = course(toAct);
  const from = countedFrom(heading, pawns[toAct] as number, row.length);
  return countedFrom(heading, thrown ?? from + 1, row.length);
}

/** What tells of the actions of pawns that run on a course. */
export function narrateOn(course: Course): (position: Position, action: Action) => readonly Event[] {
  const [advance, enter] = [advanceOn(course), enterOn(course)];
  return (position, action) => {
    if (action.phase === "deal")
      return [{ type: "dealt", clause: "setup.row", spaces: [], cards: action.row.length }];
    if (action.phase === "first")
      return [{ type: "first", clause: "setup.first", spaces: [], seat: action.seat }];
    if (position.phase === "enter" && action.phase === "enter") {
      const card = firstCard(position, course, action.card);
      return narrateTurn(position, course(position.toAct), card, enter.apply(position, action));
    }
    if (position.phase !== "advance" || action.phase !== "advance") return [];
    const card = firstCard(position, course);
    return narrateTurn(position, course(position.toAct), card, advance.apply(position, action));
  };
}

const players = (seats: readonly Seat[], one: string, many: string, and: string): string => {
  const numbers = seats.map((seat) => `${seat + 1}`);
  if (numbers.length === 1) return `${one} ${numbers[0]}`;
  return `${many} ${numbers.slice(0, -1).join(", ")} ${and} ${numbers.at(-1)}`;
};
const en = (seats: readonly Seat[]): string => players(seats, "player", "players", "and");
const fr = (seats: readonly Seat[]): string => players(seats, "le joueur", "les joueurs", "et");
const turns = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: Words<Event> = {
  dealt: {
    en: ({ cards }) => `${cards} cards are laid in a winding row, face up.`,
    fr: ({ cards }) => `${cards} cartes sont étalées en une rangée sinueuse, faces visibles.`,
  },
  first: {
    en: ({ seat }) => `The die says that player ${seat + 1} begins.`,
    fr: ({ seat }) => `Le dé désigne le joueur ${seat + 1} pour commencer.`,
  },
  entered: {
    en: ({ seat, card }) => `Player ${seat + 1}’s pawn enters on card ${card}.`,
    fr: ({ seat, card }) => `Le pion du joueur ${seat + 1} entre sur la carte ${card}.`,
  },
  advanced: {
    en: ({ seat, from, to }) => `Player ${seat + 1}’s pawn goes from card ${from} to card ${to}.`,
    fr: ({ seat, from, to }) => `Le pion du joueur ${seat + 1} passe de la carte ${from} à la carte ${to}.`,
  },
  forward: {
    en: ({ name, value, to }) => `The ${name.en} sends it ${value} on, to card ${to}.`,
    fr: ({ name, value, to }) => `Le ${name.fr} le pousse de ${value}, à la carte ${to}.`,
  },
  turned: {
    en: ({ name, value, goal, to }) =>
      `The ${name.en} counts ${value}: past card ${goal} and back to card ${to}.`,
    fr: ({ name, value, goal, to }) =>
      `Le ${name.fr} compte ${value} : il dépasse la carte ${goal} et revient à la carte ${to}.`,
  },
  back: {
    en: ({ name, value, to }) => `The ${name.en} sends it ${value} back, to card ${to}.`,
    fr: ({ name, value, to }) => `Le ${name.fr} le fait reculer de ${value}, à la carte ${to}.`,
  },
  left: {
    en: ({ name, value, start }) =>
      `The ${name.en} sends it ${value} back, past card ${start}: it leaves the row.`,
    fr: ({ name, value, start }) =>
      `Le ${name.fr} le fait reculer de ${value}, au-delà de la carte ${start} : il quitte la rangée.`,
  },
  rested: {
    en: ({ card, name }) => `It rests on card ${card}, the ${name.en}.`,
    fr: ({ card, name }) => `Il s’arrête sur la carte ${card}, ${name.fr}.`,
  },
  "drove-out": {
    en: ({ card, seats }) => `It drives ${en(seats)} out of card ${card}: back to the start.`,
    fr: ({ card, seats }) => `Il chasse ${fr(seats)} de la carte ${card} : retour au départ.`,
  },
  shared: {
    en: ({ card, seats }) => `It has just entered, so it shares card ${card} with ${en(seats)}.`,
    fr: ({ card, seats }) => `Il vient d’entrer : il partage la carte ${card} avec ${fr(seats)}.`,
  },
  won: {
    en: ({ seat, goal }) => `Exactly on card ${goal}, the goal: player ${seat + 1} wins!`,
    fr: ({ seat, goal }) => `Pile sur la carte ${goal}, le but : le joueur ${seat + 1} gagne !`,
  },
  endless: {
    en: () => "Everything stands as it did before: nobody can ever win. A draw.",
    fr: () => "Tout est comme à un tour précédent : personne ne gagnera jamais. Partie nulle.",
  },
  long: {
    en: ({ turns: count }) => `${turns(count, "turn", "turns")} in all: a draw.`,
    fr: ({ turns: count }) => `${turns(count, "tour", "tours")} en tout : partie nulle.`,
  },
};
