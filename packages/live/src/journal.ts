/**
 * Where matches are stored: a list of texts for each match, numbered from 0. The pair of match and number is unique: the first
 * append wins, so any process may serve any match. Every call answers or fails within seconds, also when the store is silent.
 */
export interface Journal {
  /**
   * Appends texts to a match that has `n` of them, all or none. Resolves once they are stored for good.
   *
   * @returns whether they were appended; false where the match has another number of texts
   * @throws Error where it is not known whether they are stored
   */
  append(match: string, n: number, texts: readonly string[]): Promise<boolean>;
  /** Returns the texts of a match from a number on; none for an unknown match. */
  read(match: string, from: number): Promise<readonly string[]>;
  /** Returns what matches have beyond the given numbers of texts, by match; leaves out those that have no more. */
  readLonger(lengths: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Deletes matches whose last text tells a service time (the number `at` of its JSON) before a given one, some at a time. Each is
   * deleted as a whole, or not at all where something is appended to it meanwhile.
   *
   * @param limit - the maximum number of matches; a few hundred when left out
   * @returns their ids; none where nothing is left to delete
   */
  deleteBefore(at: number, limit?: number): Promise<readonly string[]>;
  /**
   * Records that a server runs, and returns the time of the service: the latest that any server has told, and what has passed
   * since by the clock of the store.
   *
   * @param now - the time of the service as the server knows it, in milliseconds; 0 only asks
   * @param first - the time at which a new store begins
   * @param maxGap - if more has passed since a server told the time, no server ran: the time stood still
   */
  beat(now: number, first: number, maxGap: number): Promise<number>;
  /** What is known to be wrong with the store, such as a damaged file; nothing where it is left out. It costs nothing to ask. */
  problem?(): string | undefined;
  /** Whether other processes have appended since it was called before; they always may have where it is left out. */
  hasChanged?(): boolean;
  /** Calls a function with the ids of matches that other processes have appended to; may miss some. */
  onAppended?(listener: (matches: readonly string[]) => void): void;
  /** Stores what it was given, and ends its connections; after some seconds whether or not that has worked. */
  close(): Promise<void>;
}

/** What is given to `append`. */
export interface Append {
  readonly match: string;
  readonly n: number;
  readonly texts: readonly string[];
}

/** Groups texts by their match. */
export function groupTexts(
  rows: Iterable<readonly [match: string, text: string]>,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [match, text] of rows) {
    const group = groups.get(match) ?? [];
    group.push(text);
    groups.set(match, group);
  }
  return groups;
}
