import type { AnyPosition, Game, Message, Seat } from "@serpentarium/core";

/** The name of a seat without a position. */
export const defaultSeatName = (seat: Seat): Message => ({ id: "seat.title", data: { seat } });

/** The name of a seat in a position: the game’s own name, if it has one. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Message =>
  game.seatName?.(position, seat) ?? defaultSeatName(seat);
