import { type Outcome, seatsOf, type Table } from "@serpentarium/core";
import { takerOf, UNKNOWN } from "./material.ts";
import type { Options } from "./options.ts";

/** The eggs of a nest, and the cards laid for it, by seat. */
export type Round = { readonly eggs: number; readonly cards: readonly number[] };

/** What lies on the table. */
export interface Field {
  readonly table: Table<Options>;
  /** By seat, in ascending order, none before the deal; each card that whoever looks does not know is `UNKNOWN`. */
  readonly hands: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
}

/** A position, told apart by `phase`. In `lay` a round is under way beside those that are over. */
export type Position = Field &
  (
    | { readonly phase: "deal" }
    | { readonly phase: "turn" }
    | { readonly phase: "lay"; readonly eggs: number; readonly laid: readonly number[] }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );

export const start = (table: Table<Options>): Position => positionOf({ table, hands: [], rounds: [] });

/** The position of what lies on a table: the last of its rounds may be under way. */
export function positionOf(field: Field): Position {
  const { table, hands, rounds } = field;
  const last = rounds.at(-1);
  if (last && last.cards.length < table.seats)
    return { phase: "lay", table, hands, rounds: rounds.slice(0, -1), eggs: last.eggs, laid: last.cards };
  if (hands.length + rounds.length === 0) return { phase: "deal", ...field };
  if (rounds.length < table.options.hand) return { phase: "turn", ...field };
  const scores = scoresOf(field);
  const winners = seatsOf(table).filter((seat) => scores[seat] === Math.max(...scores));
  return { phase: "over", ...field, outcome: { winners, reason: "end.hands", scores } };
}

/** All rounds, the one under way included. */
export const roundsOf = (position: Position): readonly Round[] =>
  position.phase === "lay"
    ? [...position.rounds, { eggs: position.eggs, cards: position.laid }]
    : position.rounds;

/** The nests that were turned up, in order. */
export const turnedIn = (position: Position): readonly number[] => roundsOf(position).map(({ eggs }) => eggs);

/** The cards in hands and on the table, as far as they are known. */
export const cardsIn = (position: Position): readonly number[] =>
  [...position.hands, ...roundsOf(position).map(({ cards }) => cards)]
    .flat()
    .filter((card) => card !== UNKNOWN);

/** The eggs that each seat has taken. */
export const scoresOf = ({ table, rounds }: Field): readonly number[] =>
  seatsOf(table).map((seat) =>
    rounds.reduce((sum, { eggs, cards }) => (takerOf(cards) === seat ? sum + eggs : sum), 0),
  );
