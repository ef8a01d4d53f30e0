/**
 * The name of a player, or nothing. Letters of any script, digits and some signs: nothing that a page, a terminal or a text
 * with placeholders could interpret, and no letter or sign that is not drawn, such as the Hangul filler.
 */
export const PLAYER_NAME =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,39})?$/u;

/**
 * Whether a text can be the name of a player: 1 to 40 letters, digits, spaces, dots, hyphens and apostrophes.
 *
 * @example
 * ```ts
 * import { isPlayerName } from "@serpentarium/core/record";
 *
 * isPlayerName("Zoé O’Neill"); // => true
 * isPlayerName("<b>"); // => false
 * ```
 */
export const isPlayerName = (text: unknown): text is string =>
  typeof text === "string" && text !== "" && PLAYER_NAME.test(text);
