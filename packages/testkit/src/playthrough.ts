import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  createRandom,
  type Game,
  type GameTypes,
  type Language,
  parseLegal,
  playout,
  tell,
  unwrap,
} from "@serpentarium/core";
import { formatTable } from "./breach.ts";
import { type Seated, tableOf } from "./tables.ts";

/** A game to be written down from beginning to end. */
export interface Playthrough extends Seated {
  /** The actions to play, in notation. */
  readonly actions?: readonly string[];
  /** What plays on from there at random, to the end. */
  readonly seed?: number | string;
  /** The language of the sentences; English when left out. */
  readonly language?: Language;
}

function actor(game: Game, position: AnyPosition, action: AnyAction): string {
  const who = actorOf(game, position, action);
  return typeof who === "number" ? String(who + 1) : "chance";
}

/** An action, as `1: b2` or `chance: l1,d2`, with what it does in words. */
const lineOf = (game: Game, position: AnyPosition, action: AnyAction, language: Language): string =>
  `  ${actor(game, position, action)}: ${game.formatAction(action, position)} — ${tell(game, position, action, language).join(" ")}`;

/**
 * A game as a text to read and to compare with: each position in a line, and below it, set in, the action with the
 * sentences of its events. Made for `expect(…).toMatchFileSnapshot(…)`.
 *
 * @throws SerpentariumError with the code of the failure where the table or an action does not hold
 */
export function writePlaythrough<T extends GameTypes>(plain: Game<T>, playthrough: Playthrough): string {
  const game: Game = plain;
  const { actions = [], seed, language = "en" } = playthrough;
  const table = unwrap(tableOf(game, playthrough));
  const lines = [`${game.id}, ${formatTable(table)}`];
  const write = (position: AnyPosition, action: AnyAction): void => {
    lines.push(game.formatPosition(position), lineOf(game, position, action, language));
  };
  let position = game.start(table);
  for (const text of actions) {
    const action = unwrap(parseLegal(game, position, text));
    write(position, action);
    position = game.apply(position, action);
  }
  if (seed !== undefined) position = playout(game, position, createRandom(seed), write);
  return `${[...lines, game.formatPosition(position)].join("\n")}\n`;
}
