import { type AnyPosition, type Game, parseTable, play, type Result } from "@serpentarium/core";
import { parseStartPosition } from "@serpentarium/core/record";
import { sortByCodePoint } from "../sort-by-code-point.ts";

export interface VersionPair<T> {
  readonly old: T;
  readonly new: T;
}

export const mapPair = <T, U>(pair: VersionPair<T>, map: (value: T) => U): VersionPair<U> => ({
  old: map(pair.old),
  new: map(pair.new),
});

/** Runs code of a game; converts an exception to a failure `threw`, which can be compared. */
export function attempt<T>(run: () => Result<T>): Result<T> {
  try {
    return run();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      error: { code: "threw", message: { id: "cli.failures.threw", data: { problem: text } } },
    };
  }
}

export interface Side {
  readonly game: Game;
  readonly position: AnyPosition;
}

/** The first position of a match; the version that recorded the options does not matter. */
export const startSide = (game: Game, options: object, seats: number, start?: string): Result<Side> =>
  attempt(() => {
    const table = parseTable(game, options, seats);
    if (!table.ok) return table;
    const position = parseStartPosition(game, table.value, start);
    return position.ok ? { ok: true, value: { game, position: position.value } } : position;
  });

/** The side after an action in notation. */
export const advanceSide = ({ game, position }: Side, text: string): Result<Side> =>
  attempt(() => {
    const played = play(game, position, text);
    return played.ok ? { ok: true, value: { game, position: played.value.position } } : played;
  });

export const positionText = ({ game, position }: Side): Result<string> =>
  attempt(() => ({ ok: true, value: game.formatPosition(position) }));

/** The legal actions in notation, sorted by code point; empty if chance cannot be listed. */
export const legalTexts = ({ game, position }: Side): Result<readonly string[]> =>
  attempt(() => ({
    ok: true,
    value: sortByCodePoint(game.legalActions(position).map((action) => game.formatAction(action, position))),
  }));
