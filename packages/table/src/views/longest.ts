import type { Message } from "@serpentarium/core";
import type { Reader } from "../reader.ts";

/** The longest of alternative texts, to reserve space for it. */
export const longest = (texts: readonly Message[], reader: Reader): string =>
  texts
    .map((text) => reader.words.format(text))
    .reduce((found, text) => (text.length > found.length ? text : found), "");
