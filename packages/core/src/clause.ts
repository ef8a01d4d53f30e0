/**
 * Where a clause comes from: `printed` in the original rules, a `ruling` of ours where those are silent or can be read in two ways, a
 * `departure` of ours from what they say, or an addition of the `platform` that an option turns off.
 */
export const CLAUSE_SOURCES = ["printed", "ruling", "departure", "platform"] as const;
/** One of {@link CLAUSE_SOURCES}. */
export type ClauseSource = (typeof CLAUSE_SOURCES)[number];

/**
 * A rule of a game with a permanent public id such as `move.pair`. Words hold its `title` under `clauses.<id>`, its `refusal` of an action,
 * and optionally a `note` on its source, such as which part of a printed clause is a ruling.
 */
export interface Clause {
  readonly source: ClauseSource;
  /** Whether it can forbid an action. */
  readonly refuses?: true;
}

/** The clauses of a game by id, in the order of its rules. */
export type Clauses<Id extends string = string> = Readonly<Record<Id, Clause>>;
