/** A position with exactly one winning action, and the proof in short. */
export interface Puzzle {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly position: string;
  /** The most actions that the win takes, those of both seats. No other action wins within two more. */
  readonly actions: number;
  /** The actions of both seats, with the longest defence; each own one is the only one that wins as fast. */
  readonly solution: readonly string[];
  /** An answer to each defence against the first action. */
  readonly answers: Readonly<Record<string, string>>;
  /** The clauses that the own actions of the solution apply. */
  readonly clauses: readonly string[];
  readonly difficulty: {
    /** The iterations after which a search without exact solving plays the first action, as the median of three. */
    readonly iterations: number;
  };
  /** The number of the match in which the position occurred. */
  readonly match: number;
}
