import type { Text } from "./text.ts";

/**
 * Where a clause comes from: the printed rules say it, it is our reading where they are silent, or it is an
 * addition of ours that an option turns off.
 */
export const CLAUSE_SOURCES = ["printed", "ruling", "platform"] as const;
/** One of {@link CLAUSE_SOURCES}. */
export type ClauseSource = (typeof CLAUSE_SOURCES)[number];

/** One rule of a game, under a permanent and public id such as `move.pair`. */
export interface Clause {
  readonly source: ClauseSource;
  readonly title: Text;
  /** What about the source is worth a word, such as which part of a printed clause is a ruling. */
  readonly note?: Text;
  /** What a refusal by this clause says; a clause without it never forbids an action. */
  readonly refusal?: Text;
}

/** The clauses of a game by id, in the order of the rules. */
export type Clauses<Id extends string = string> = Readonly<Record<Id, Clause>>;
