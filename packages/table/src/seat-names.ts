import { type AnyPosition, formatText, type Game, LANGUAGES, type Seat, type Text } from "@serpentarium/core";
import { TABLE_MESSAGES as MESSAGES } from "./messages.ts";

/** “Player” with a number or a letter. */
export const playerLabel = (n: number | string): Text => ({
  en: formatText(MESSAGES.player, "en", { n }),
  fr: formatText(MESSAGES.player, "fr", { n }),
});

/** The name of a seat without a position. */
export const defaultSeatName = (seat: Seat): Text => playerLabel(seat + 1);

/** The name of a seat in a position: the game’s own name, if it has one. */
export const seatName = (game: Game, position: AnyPosition, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? defaultSeatName(seat);

/** Names as a list in words, such as “A, B, and C”. */
export function listNames(names: readonly Text[]): Text {
  const [en = "", fr = ""] = LANGUAGES.map((language) =>
    new Intl.ListFormat(language).format(names.map((name) => name[language])),
  );
  return { en, fr };
}

/** Fills `{who}` in a text. */
export const fillName = (text: Text, who: Text): Text => ({
  en: formatText(text, "en", { who }),
  fr: formatText(text, "fr", { who }),
});
