import type { AnyPosition } from "@serpentarium/core";

/** An action that was played in a position, with the results of these games. */
export interface OpeningMove {
  /** The action in notation. */
  readonly action: string;
  readonly games: number;
  /** By seat: the games that it won alone. */
  readonly wins: readonly number[];
  /** By seat: its share of the win with best play by all, where that is known. */
  readonly value?: readonly number[];
}

/** What was played in a position. */
export interface Opening {
  /** The games that reached the position. */
  readonly games: number;
  /** Most often played first. */
  readonly moves: readonly OpeningMove[];
}

/** How games of bots began; `countOpenings` and `findOpening` of `@serpentarium/lab/openings` make one. */
export interface OpeningBook {
  /** The bots that played, by level or name, and their games. */
  readonly subject: { readonly bots: readonly string[]; readonly games: number };
  /** The number of actions from the start that were counted. */
  readonly depth: number;
  /** Positions and actions of fewer games are left out. */
  readonly least: number;
  /** Returns what was played in a position; undefined if too few games reached it. */
  find(position: AnyPosition): Opening | undefined;
}
