import {
  type AnyAction,
  type AnyPosition,
  type FailureCode,
  type Game,
  parseLegal,
  parseTable,
  type Result,
  type Text,
} from "@serpentarium/core";
import { parseStart } from "@serpentarium/core/record";
import { sortTexts } from "../sort-texts.ts";

/** The older and the newer of two versions, or what each of them says. */
export interface Both<T> {
  readonly old: T;
  readonly new: T;
}

/** Why one version does not take something; `threw`: it broke down. */
export interface Trouble {
  readonly code: FailureCode | "threw";
  readonly message: Text;
  readonly clause?: string;
}

/** What a version makes of a question. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Trouble };

export const both = <T, U>(sides: Both<T>, ask: (side: T) => U): Both<U> => ({
  old: ask(sides.old),
  new: ask(sides.new),
});

/** The answer of code that may break down: a game that does parts from one that does not. */
export function answer<T>(ask: () => Result<T>): Answer<T> {
  try {
    return ask();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      error: { code: "threw", message: { en: `it broke down: ${text}`, fr: `panne : ${text}` } },
    };
  }
}

/** A version in the middle of a match. */
export interface Side {
  readonly game: Game;
  readonly position: AnyPosition;
}

/** The first position of a match; whatever version wrote the options, only they are looked at. */
export const begin = (game: Game, options: object, seats: number, start?: string): Answer<Side> =>
  answer(() => {
    const table = parseTable(game, options, seats);
    if (!table.ok) return table;
    const position = parseStart(game, table.value, start);
    return position.ok ? { ok: true, value: { game, position: position.value } } : position;
  });

/** After an action in notation. */
export const advance = ({ game, position }: Side, text: string): Answer<Side> =>
  answer(() => {
    const action: Result<AnyAction> = parseLegal(game, position, text);
    return action.ok ? { ok: true, value: { game, position: game.apply(position, action.value) } } : action;
  });

export const positionText = ({ game, position }: Side): Answer<string> =>
  answer(() => ({ ok: true, value: game.formatPosition(position) }));

/** The legal actions in notation, sorted by code point; none where chance cannot be listed. */
export const legalTexts = ({ game, position }: Side): Answer<readonly string[]> =>
  answer(() => ({
    ok: true,
    value: sortTexts(game.legalActions(position).map((action) => game.formatAction(action, position))),
  }));
