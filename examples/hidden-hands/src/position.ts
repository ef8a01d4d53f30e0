import type { Outcome, Seat, Table } from "@serpentarium/core";
import type { Options } from "./options.ts";
import { takerOf } from "./snakes.ts";

/** A round that is over. */
export interface Round {
  readonly eggs: number;
  /** The card of each seat. */
  readonly cards: readonly number[];
}

interface Common {
  readonly table: Table<Options>;
}

export interface Field extends Common {
  /** By seat, in ascending order; each card that whoever looks does not know is `UNKNOWN`. */
  readonly hands: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
}

/** A position, told apart by `phase`. */
export type Position =
  | (Common & { readonly phase: "deal" })
  | (Field & { readonly phase: "turn" })
  | (Field & {
      readonly phase: "lay";
      readonly eggs: number;
      /** The cards that lie face down, by seat: whoever comes next is to act. */
      readonly laid: readonly number[];
    })
  | (Field & { readonly phase: "over"; readonly outcome: Outcome });

export const start = (table: Table<Options>): Position => ({ phase: "deal", table });

/** The nests that were turned up, in order. */
export function turnedIn(position: Position): readonly number[] {
  if (position.phase === "deal") return [];
  const turned = position.rounds.map(({ eggs }) => eggs);
  return position.phase === "lay" ? [...turned, position.eggs] : turned;
}

/** The eggs that a seat has taken. */
const eggsOf = (rounds: readonly Round[], seat: Seat): number =>
  rounds.reduce((sum, { eggs, cards }) => (takerOf(cards) === seat ? sum + eggs : sum), 0);

/** The eggs of each seat. */
export const scoresOf = (rounds: readonly Round[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => eggsOf(rounds, seat));
