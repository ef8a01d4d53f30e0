import type { Failure, Words } from "@serpentarium/core";

export interface Sentence {
  readonly text: string;
  readonly clause?: string | undefined;
}

/** Shortens a narration to its first and last sentence. */
export const firstAndLast = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.length > 2 ? [...sentences.slice(0, 1), ...sentences.slice(-1)] : sentences;

export const refusalSentence = ({ message, clause }: Failure, words: Words): Sentence => ({
  text: words.format(message),
  clause,
});
