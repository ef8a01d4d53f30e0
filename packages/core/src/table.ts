/** A seat, numbered from 0 in code and from 1 in what people read. */
export type Seat = number;

/** Who acts: a seat, or chance. */
export type Actor = Seat | "chance";

/** What is fixed for a whole match: how many seats, and the options. */
export interface Table<O extends object = object> {
  readonly seats: number;
  readonly options: Readonly<O>;
}

/**
 * The seats of a table, in order.
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
  /** The seats that won; several share the win, all of them make a draw. */
  readonly winners: readonly Seat[];
  /** The `end.*` clause that ended the game; in a match also one of the `ENDINGS` of `@serpentarium/core/record`. */
  readonly reason: string;
  /** One number a seat, where the game scores. */
  readonly scores?: readonly number[];
}
