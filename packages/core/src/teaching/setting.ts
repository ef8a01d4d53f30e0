/** A position to look at or to play from, and what it is about. */
export interface Setting<ClauseId extends string = string> {
  /** The clauses that it shows. */
  readonly clauses: readonly ClauseId[];
  /** Options other than the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Seats other than the least number. */
  readonly seats?: number;
  /** The position, in notation. */
  readonly position: string;
}
