import { type AnyPosition, fill, type Game, LANGUAGES, type Seat, type Text } from "@serpentarium/core";
import { WORDS } from "./wording.ts";

/** "Player" with a number or a letter. */
export const calledPlayer = (n: number | string): Text => ({
  en: fill(WORDS.player, "en", { n }),
  fr: fill(WORDS.player, "fr", { n }),
});

/** How a seat is called where no position says more. */
export const seatNumber = (seat: Seat): Text => calledPlayer(seat + 1);

/** How a seat is called in a position, by the game where it has names. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? seatNumber(seat);

/** Several names as one says them. */
export function listed(names: readonly Text[]): Text {
  const [en = "", fr = ""] = LANGUAGES.map((language) =>
    new Intl.ListFormat(language).format(names.map((name) => name[language])),
  );
  return { en, fr };
}

/** A text with a name in it. */
export const naming = (text: Text, who: Text): Text => ({
  en: fill(text, "en", { who }),
  fr: fill(text, "fr", { who }),
});

/** The seats of a table. */
export const seatsOf = ({ table }: Pick<AnyPosition, "table">): Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat);
