/** A position of a picture or task, and the clauses that it shows. */
export interface TeachingPosition {
  /** The ids of the clauses that it shows. */
  readonly clauses: readonly string[];
  /** Options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The number of seats; the game's minimum when left out. */
  readonly seats?: number;
  /** The position, in notation. */
  readonly position: string;
}
