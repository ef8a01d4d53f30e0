/**
 * Invisible characters, characters that change the text direction, and line separators; except line feeds and the variation selector of
 * emoji.
 */
const INVISIBLE =
  /(?!\n|(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const MAX_LENGTH = 200;

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes invisible characters as JSON does, such as `\u202e`, so that they hide nothing. */
export const showInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => character.split("").map(escapeUnit).join(""));

/**
 * Quotes a text of another person or server as a JSON string of one line, shortened: an assistant must be able to distinguish it from the
 * texts of this program.
 */
export function quote(text: string): string {
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return showInvisible(JSON.stringify(shown));
}
