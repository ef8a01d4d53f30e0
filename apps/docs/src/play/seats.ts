import { type AnyPosition, fill, type Game, type Seat, type Text } from "@serpentarium/core";
import { WORDS } from "./wording.ts";

/** How a seat is called where no position says more. */
export const seatNumber = (seat: Seat): Text => ({
  en: fill(WORDS.player, "en", { n: seat + 1 }),
  fr: fill(WORDS.player, "fr", { n: seat + 1 }),
});

/** How a seat is called in a position, by the game where it has names. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? seatNumber(seat);

/** The seats of a table. */
export const seatsOf = ({ table }: Pick<AnyPosition, "table">): Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat);
