import type { AnyPosition } from "@serpentarium/core";

/** An action that was played in a position, with the results of these games. */
export interface OpeningMove {
  /** The action in notation. */
  readonly action: string;
  readonly games: number;
  /** By seat: the number of games that it won alone. */
  readonly wins: readonly number[];
  /** By seat: its share of the win with best play by all, if known. */
  readonly value?: readonly number[];
}

/** The actions that were played in a position. */
export interface Opening {
  /** The games that reached the position. */
  readonly games: number;
  /** Ordered by frequency. */
  readonly moves: readonly OpeningMove[];
}

/** Statistics of the first actions of games between bots; `countOpenings` and `findOpening` of `@serpentarium/lab/openings` make one. */
export interface OpeningBook {
  /** The bots that played, by level or name, and their games. */
  readonly subject: { readonly bots: readonly string[]; readonly games: number };
  /** The number of counted actions from the start. */
  readonly depth: number;
  /** The minimal number of games: positions and actions with fewer are omitted. */
  readonly least: number;
  /** Finds the actions played in a position; undefined if too few games reached it. */
  find(position: AnyPosition): Opening | undefined;
}
