/** A seat, numbered from 0 in code and from 1 in texts for people. */
export type Seat = number;

/** Who acts: a seat, or chance. */
export type Actor = Seat | "chance";

/** The settings of a match: the number of seats, and the options. */
export interface Table<O extends object = object> {
  readonly seats: number;
  readonly options: Readonly<O>;
}

/**
 * Returns the seats of a table, in order.
 *
 * @example
 * ```ts
 * import { seatsOf } from "@serpentarium/core";
 *
 * seatsOf({ seats: 3 }); // => [0, 1, 2]
 * ```
 */
export const seatsOf = ({ seats }: Pick<Table, "seats">): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** How a game ended. */
export interface Outcome {
  /** The seats that won: several share the win, and all of them draw. */
  readonly winners: readonly Seat[];
  /** The `end.*` clause that ended the game, or one of the `EARLY_ENDINGS` of `@serpentarium/core/record`. */
  readonly reason: string;
  /** The score of each seat, where the game scores. */
  readonly scores?: readonly number[];
}
