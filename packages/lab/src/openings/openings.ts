import type { AnyPosition, Game } from "@serpentarium/core";

export const OPENINGS_FORMAT = "serpentarium-openings/2";

/** The game and the settings that were played. */
export interface OpeningsSubject {
  readonly id: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
}

/** An action that was played in a position, with the results of these games. */
export interface OpeningMove {
  /** The action in notation. */
  readonly action: string;
  readonly games: number;
  /** By seat: the number of games that it won alone. The others were drawn, shared or not finished. */
  readonly wins: readonly number[];
  /** By seat: its share of the win with best play by all, if the position after the action is solved. */
  readonly value?: readonly number[];
}

/** The actions that were played in a position. */
export interface Opening {
  /** The number of games that reached the position. */
  readonly games: number;
  /** Ordered by frequency; without rare actions. */
  readonly moves: readonly OpeningMove[];
}

/** The openings of a game, as plain data. */
export interface Openings {
  readonly format: typeof OPENINGS_FORMAT;
  readonly subject: OpeningsSubject;
  /** The number of counted actions from the start. */
  readonly depth: number;
  /** The minimal number of games: positions and actions with fewer are omitted. */
  readonly least: number;
  /** By the text of the position. */
  readonly positions: Readonly<Record<string, Opening>>;
}

/** The actions played in a position; undefined if too few games reached it, or for another table. */
export function findOpening(
  { subject, positions }: Openings,
  game: Game,
  position: AnyPosition,
): Opening | undefined {
  const { seats, options } = position.table;
  const isSameTable =
    game.id === subject.id && seats === subject.seats && isEqualJson(options, subject.options);
  const text = game.formatPosition(position);
  return isSameTable && Object.hasOwn(positions, text) ? positions[text] : undefined;
}

/** Whether two objects of the same schema are the same as JSON. */
function isEqualJson(one: object, other: object): boolean {
  const sorted = (value: object): string =>
    JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}
