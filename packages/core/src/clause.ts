import type { Text } from "./text.ts";

/**
 * Where a clause comes from: `printed` in the original rules, a `ruling` of ours where those are silent, or an addition
 * of the `platform` that an option turns off.
 */
export const CLAUSE_SOURCES = ["printed", "ruling", "platform"] as const;
/** One of {@link CLAUSE_SOURCES}. */
export type ClauseSource = (typeof CLAUSE_SOURCES)[number];

/** A rule of a game, under a permanent public id such as `move.pair`. */
export interface Clause {
  readonly source: ClauseSource;
  readonly title: Text;
  /** A remark on the source, such as which part of a printed clause is a ruling. */
  readonly note?: Text;
  /** The text of a refusal by this clause; a clause without it never forbids an action. */
  readonly refusal?: Text;
}

/** The clauses of a game by id, in the order of its rules. */
export type Clauses<Id extends string = string> = Readonly<Record<Id, Clause>>;
