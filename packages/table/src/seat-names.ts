import {
  type AnyPosition,
  formatText,
  type Game,
  LANGUAGES,
  type Message,
  type Seat,
} from "@serpentarium/core";
import { TABLE_MESSAGES as MESSAGES } from "./messages.ts";

/** “Player” with a number or a letter. */
export const playerLabel = (n: number | string): Message => ({
  en: formatText(MESSAGES.player, "en", { n }),
  fr: formatText(MESSAGES.player, "fr", { n }),
});

/** The name of a seat without a position. */
export const defaultSeatName = (seat: Seat): Message => playerLabel(seat + 1);

/** The name of a seat in a position: the game’s own name, if it has one. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Message =>
  game.seatName?.(position, seat) ?? defaultSeatName(seat);

/** Names as a list in words, such as “A, B, and C”. */
export function listNames(names: readonly Message[]): Message {
  const [en = "", fr = ""] = LANGUAGES.map((language) =>
    new Intl.ListFormat(language).format(names.map((name) => name[language])),
  );
  return { en, fr };
}

/** Fills `{who}` in a text. */
export const fillName = (text: Message, who: Message): Message => ({
  en: formatText(text, "en", { who }),
  fr: formatText(text, "fr", { who }),
});
