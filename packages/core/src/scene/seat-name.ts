import type { Seat } from "../table.ts";
import type { Text } from "../text.ts";

/**
 * Creates the `seatName` of a game whose seats have constant names.
 *
 * @param names - the name of each seat, as written within a sentence; a seat without one has its number only
 *
 * @example
 * ```ts
 * import { createSeatName } from "@serpentarium/core/scene";
 *
 * const seatName = createSeatName([{ en: "red", fr: "rouge" }, { en: "yellow", fr: "jaune" }]);
 * seatName({}, 1); // => { en: "Player 2 (yellow)", fr: "Joueur 2 (jaune)" }
 * ```
 */
export const createSeatName =
  (names: readonly Text[]) =>
  (_position: object, seat: Seat): Text => {
    const name = names[seat];
    const [en, fr] = [`Player ${seat + 1}`, `Joueur ${seat + 1}`];
    return name ? { en: `${en} (${name.en})`, fr: `${fr} (${name.fr})` } : { en, fr };
  };
