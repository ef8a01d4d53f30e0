import { type Message, type MessageReference, NO_WORDS, type Words } from "@serpentarium/core";
import type { RecordedMatch } from "../lib/game-pages/self-play.ts";

export interface Replay extends RecordedMatch {
  /** The texts of its messages, by id and {@link keyOf}. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What an event tells boards, not players. */
const UNTOLD = new Set(["type", "clause", "spaces", "paths"]);

/** A key that identifies the text of a message among those of its id. */
export const keyOf = ({ data = {} }: MessageReference): string =>
  JSON.stringify(Object.entries(data).flatMap(([name, value]) => (UNTOLD.has(name) ? [] : [value])));

/** Creates words from the texts of a replay only: a page that only shows it loads neither words nor their formatter. */
export function replayWords(language: string, texts: Replay["texts"]): Words {
  const format = (message: Message): string =>
    (typeof message === "string" ? message : texts[message.id]?.[keyOf(message)]) ?? NO_WORDS.format(message);
  const words: Words = {
    language,
    format,
    text: (id, data) => format({ id, ...(data && { data }) }),
    has: (id) => Object.hasOwn(texts, id),
    languageOf: () => language,
    withSeats: () => words,
  };
  return words;
}
