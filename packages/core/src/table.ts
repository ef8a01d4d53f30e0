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
export const seatsOf = ({ seats }: Pick<Table, "seats">): Seat[] => {
  // in place of Array.from, which takes several times as long
  const list: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(seat);
  return list;
};
