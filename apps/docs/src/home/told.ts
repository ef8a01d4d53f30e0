import type { Failure, Language } from "@serpentarium/core";

/** A sentence, and the clause that it stands on. */
export interface Told {
  readonly text: string;
  readonly clause?: string | undefined;
}

/** What happened, in short: how it began and what came of it. */
export const inShort = (all: readonly Told[]): readonly Told[] =>
  all.length > 2 ? [...all.slice(0, 1), ...all.slice(-1)] : all;

/** Why something is not allowed. */
export const refusal = ({ message, clause }: Failure, language: Language): Told => ({
  text: message[language],
  clause,
});
