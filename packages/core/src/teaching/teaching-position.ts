/** A position of a picture or task, and the clauses that it illustrates. */
export interface TeachingPosition {
  /** The ids of the clauses that it illustrates. */
  readonly clauses: readonly string[];
  /** Options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The number of seats; the game's minimum by default. */
  readonly seats?: number;
  /** The position, in notation. */
  readonly position: string;
}
