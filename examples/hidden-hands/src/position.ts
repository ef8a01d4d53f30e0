import { type Outcome, placesByScore, seatsOf, type Table } from "@serpentarium/core";
import { takerOf, UNKNOWN } from "./material.ts";
import type { Options } from "./options.ts";

/** A round: the eggs of its nest, and the cards laid for it, by seat. */
export type Round = { readonly eggs: number; readonly cards: readonly number[] };

/** The fields of every position. */
export interface PositionBase {
  readonly table: Table<Options>;
  /** The hands by seat, in ascending order; empty before the deal. Cards that the viewer does not know are `UNKNOWN`. */
  readonly hands: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
}

/** A position, discriminated by `phase`. In the phase `lay`, the current round is not part of `rounds`. */
export type Position = PositionBase &
  (
    | { readonly phase: "deal" }
    | { readonly phase: "turn" }
    | { readonly phase: "lay"; readonly eggs: number; readonly laid: readonly number[] }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );

export const start = (table: Table<Options>): Position => positionOf({ table, hands: [], rounds: [] });

/** The position with given hands and rounds, of which the last may be unfinished. */
export function positionOf(field: PositionBase): Position {
  const { table, hands, rounds } = field;
  const last = rounds.at(-1);
  if (last && last.cards.length < table.seats)
    return { phase: "lay", table, hands, rounds: rounds.slice(0, -1), eggs: last.eggs, laid: last.cards };
  if (hands.length + rounds.length === 0) return { phase: "deal", ...field };
  if (rounds.length < table.options.hand) return { phase: "turn", ...field };
  const scores = scoresOf(field);
  return { phase: "over", ...field, outcome: { reason: "end.hands", places: placesByScore(scores), scores } };
}

/** All rounds, including the current one. */
export const roundsOf = (position: Position): readonly Round[] =>
  position.phase === "lay"
    ? [...position.rounds, { eggs: position.eggs, cards: position.laid }]
    : position.rounds;

/** The eggs of the nests turned up, in order. */
export const turnedNests = (position: Position) => roundsOf(position).map(({ eggs }) => eggs);

/** The known cards, in hands and on the table. */
export const knownCards = (position: Position): readonly number[] =>
  [...position.hands, ...roundsOf(position).map(({ cards }) => cards)]
    .flat()
    .filter((card) => card !== UNKNOWN);

/** The eggs taken by each seat. */
export const scoresOf = ({ table, rounds }: PositionBase): readonly number[] =>
  seatsOf(table).map((seat) =>
    rounds.reduce((sum, { eggs, cards }) => (takerOf(cards) === seat ? sum + eggs : sum), 0),
  );
