import type { EndpointStore } from "./turns/endpoint.ts";

/**
 * The storage of matches: a list of texts for each match, numbered from 0. The pair of match and number is unique: the first append wins,
 * so any process may serve any match. Every call answers or fails within seconds, even if the store does not respond.
 */
export interface Journal {
  /**
   * Appends texts to a match that has `n` of them, all or none. Resolves once they are stored durably.
   *
   * @returns whether they were appended; false if the match has another number of texts
   * @throws Error if it is unknown whether they are stored
   */
  append(match: string, n: number, texts: readonly string[]): Promise<boolean>;
  /** Returns the texts of a match from a number on; empty for an unknown match. */
  read(match: string, from: number): Promise<readonly string[]>;
  /** Returns the texts of matches beyond the given numbers, by match; omits matches without any. */
  readLonger(lengths: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Deletes matches whose last text has a service time (the number `at` of its JSON) before the given one, a limited number at a time. Each
   * is deleted as a whole, or not at all if something is appended to it meanwhile.
   *
   * @param limit - the maximal number of matches; a few hundred by default
   * @returns their ids; empty if nothing is left to delete
   */
  deleteBefore(at: number, limit?: number): Promise<readonly string[]>;
  /**
   * Records that a server runs, and returns the time of the service: the latest time reported by any server, plus the time elapsed since by
   * the clock of the store.
   *
   * @param now - the time of the service as the server knows it, in milliseconds; 0 only asks
   * @param first - the time at which a new store begins
   * @param maxGap - if more time has elapsed since the last report, no server ran, and the service time stood still
   */
  beat(now: number, first: number, maxGap: number): Promise<number>;
  /** Where players are told of their turns; without it, a host tells nobody. */
  readonly endpoints?: EndpointStore;
  /** The known problem of the store, such as a damaged file; undefined if there is none. Must be cheap to call. */
  problem?(): string | undefined;
  /** Whether other processes have appended since the last call; without this method, they always may have. */
  hasChanged?(): boolean;
  /** Calls a function with the ids of matches to which other processes have appended; may miss some. */
  onAppended?(listener: (matches: readonly string[]) => void): void;
  /** Stores pending appends, and ends its connections; after some seconds even if that fails. */
  close(): Promise<void>;
}

/** The arguments of `append`. */
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
