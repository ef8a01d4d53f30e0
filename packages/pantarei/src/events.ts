import type { GameEvent, Seat, Text, Words } from "@serpentarium/core";
import type { Action, Move, Turn } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { COLOUR_NAMES, type Colour, pieceName } from "./material/pieces.ts";
import { height, type Landing, landing, pieceAt, type Row } from "./material/row.ts";
import { playTurn } from "./phases/move.ts";
import type { MovePosition, OverPosition, Position } from "./position.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}

/** Piles are numbered from 1, as people read them and as they are numbered before the action. */
export type Event =
  | (Happening & { readonly type: "dealt"; readonly pieces: number })
  | (Happening & { readonly type: "chose"; readonly colour: Colour })
  | (Happening & { readonly type: "first"; readonly seat: Seat })
  | (Happening & {
      readonly type: "moved";
      readonly seat: Seat;
      readonly piece: Text;
      readonly from: number;
      readonly to: number;
    })
  | (Happening & { readonly type: "carried"; readonly piece: Text })
  | (Happening & { readonly type: "covered"; readonly piece: Text; readonly pile: number })
  | (Happening & { readonly type: "closed"; readonly pile: number })
  | (Happening & {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly first: number;
      readonly second: number;
    })
  | (Happening & { readonly type: "passed"; readonly seat: Seat })
  | (Happening & { readonly type: "won"; readonly seat: Seat; readonly height: number })
  | (Happening & { readonly type: "blocked" })
  | (Happening & { readonly type: "quiet"; readonly turns: number });

const space = (pile: number): string => `pile-${pile + 1}`;

/** What of the rules the telling of a turn leans on. */
export interface Telling {
  readonly landing: Landing;
  apply(position: MovePosition, turn: Turn): MovePosition | OverPosition;
}

const landingIn = (row: Row, { pile, direction }: Move, telling: Telling): number =>
  telling.landing(row, pile, direction);

function narrateMove({ row, toAct: seat }: MovePosition, move: Move, telling: Telling): Event[] {
  const { pile, pair } = move;
  const to = landingIn(row, move, telling);
  const spaces = [space(pile), space(to)];
  const piece = pieceName(pieceAt(row, pile));
  const landed = pieceName(pieceAt(row, to));
  const events: Event[] = [
    { type: "moved", clause: "move.distance", spaces, seat, piece, from: pile + 1, to: to + 1 },
  ];
  if (pair) {
    events.push({
      type: "carried",
      clause: "move.pair",
      spaces: [space(pile)],
      piece: pieceName(pieceAt(row, pile, 1)),
    });
  }
  events.push({ type: "covered", clause: "move.covered", spaces: [space(to)], piece: landed, pile: to + 1 });
  if (height(row, pile) === (pair ? 2 : 1)) {
    events.push({ type: "closed", clause: "move.distance", spaces: [space(pile)], pile: pile + 1 });
  }
  return events;
}

function narrateTurn(position: MovePosition, turn: Turn, telling: Telling): Event[] {
  const seat = position.toAct;
  if (turn.kind === "move") return narrateMove(position, turn, telling);
  if (turn.kind === "pass") return [{ type: "passed", clause: "pass.forced", spaces: [], seat }];
  const { first, second } = turn;
  const spaces = [space(first), space(second)];
  return [{ type: "swapped", clause: "swap.piles", spaces, seat, first: first + 1, second: second + 1 }];
}

function narrateEnd(before: MovePosition, turn: Turn, telling: Telling): Event[] {
  const after = telling.apply(before, turn);
  if (after.phase !== "over") return [];
  const { reason } = after.outcome;
  if (reason === "end.blocked") return [{ type: "blocked", clause: "end.blocked", spaces: [] }];
  if (reason === "end.quiet") return [{ type: "quiet", clause: "end.quiet", spaces: [], turns: after.quiet }];
  if (turn.kind !== "move") return [];
  const to = landingIn(before.row, turn, telling);
  const tall = height(before.row, to) + (turn.pair ? 2 : 1);
  return [{ type: "won", clause: "end.pile", spaces: [space(to)], seat: before.toAct, height: tall }];
}

/** What an action does, where turns are played like that. */
export function narrateWith(telling: Telling, position: Position, action: Action): readonly Event[] {
  if (action.phase === "deal") {
    return [{ type: "dealt", clause: "setup.deal", spaces: [], pieces: action.pieces.length }];
  }
  if (action.phase === "colour") {
    const { colour } = action;
    return [
      { type: "chose", clause: "setup.colour", spaces: [], colour },
      { type: "first", clause: "setup.first", spaces: [], seat: 1 },
    ];
  }
  if (position.phase !== "move") return [];
  return [...narrateTurn(position, action, telling), ...narrateEnd(position, action, telling)];
}

export const narrate = (position: Position, action: Action): readonly Event[] =>
  narrateWith({ landing, apply: playTurn }, position, action);

export const words: Words<Event> = {
  dealt: {
    en: ({ pieces }) => `${pieces} pieces are laid in a row, in random order.`,
    fr: ({ pieces }) => `${pieces} pions sont alignés au hasard.`,
  },
  chose: {
    en: ({ colour }) => `Player 1 plays ${COLOUR_NAMES[colour].en}.`,
    fr: ({ colour }) => `Le joueur 1 prend les pions ${COLOUR_NAMES[colour].fr}s.`,
  },
  first: {
    en: ({ seat }) => `Player ${seat + 1} makes the first move.`,
    fr: ({ seat }) => `Le joueur ${seat + 1} joue le premier coup.`,
  },
  moved: {
    en: ({ seat, piece, from, to }) =>
      `Player ${seat + 1} moves the ${piece.en} from pile ${from} to pile ${to}.`,
    fr: ({ seat, piece, from, to }) =>
      `Le joueur ${seat + 1} déplace le ${piece.fr} de la pile ${from} à la pile ${to}.`,
  },
  carried: {
    en: ({ piece }) => `It takes the ${piece.en} beneath it along.`,
    fr: ({ piece }) => `Il emmène le ${piece.fr} qui était dessous.`,
  },
  covered: {
    en: ({ piece, pile }) => `It covers the ${piece.en} of pile ${pile}.`,
    fr: ({ piece, pile }) => `Il couvre le ${piece.fr} de la pile ${pile}.`,
  },
  closed: {
    en: ({ pile }) => `Pile ${pile} is used up: the row closes.`,
    fr: ({ pile }) => `La pile ${pile} est épuisée : la rangée se resserre.`,
  },
  swapped: {
    en: ({ seat, first, second }) => `Player ${seat + 1} swaps piles ${first} and ${second}.`,
    fr: ({ seat, first, second }) => `Le joueur ${seat + 1} permute les piles ${first} et ${second}.`,
  },
  passed: {
    en: ({ seat }) => `Player ${seat + 1} has nothing to play and passes.`,
    fr: ({ seat }) => `Le joueur ${seat + 1} ne peut rien jouer et passe.`,
  },
  won: {
    en: ({ seat, height: tall }) => `A pile of ${tall}: player ${seat + 1} wins!`,
    fr: ({ seat, height: tall }) => `Une pile de ${tall} : le joueur ${seat + 1} gagne !`,
  },
  blocked: {
    en: () => "The other player has nothing to play either: a draw.",
    fr: () => "L’autre joueur ne peut rien jouer non plus : partie nulle.",
  },
  quiet: {
    en: ({ turns }) => `${turns} turns without a pile used up: a draw.`,
    fr: ({ turns }) => `${turns} tours sans pile épuisée : partie nulle.`,
  },
};
