import type { Seat } from "../table.ts";
import type { Message } from "../words/message.ts";

/**
 * Creates the `seatName` of a game whose seats have constant names.
 *
 * @param names - the name of each seat, as written within a sentence; a seat without one is only numbered
 *
 * @example
 * ```ts
 * import { createSeatName } from "@serpentarium/core/scene";
 *
 * const seatName = createSeatName(["red", "yellow"]);
 * seatName({}, 1); // => { id: "seat.described", data: { seat: 1, name: "yellow" } }
 * ```
 */
export const createSeatName =
  (names: readonly Message[]) =>
  (_position: object, seat: Seat): Message => {
    const name = names[seat];
    return name === undefined
      ? { id: "seat.title", data: { seat } }
      : { id: "seat.described", data: { seat, name } };
  };
