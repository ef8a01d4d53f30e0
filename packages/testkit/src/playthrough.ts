import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  createRandom,
  type Game,
  type GameTypes,
  narrateAction,
  play,
  playout,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { parseTestTable, type TestTableInput } from "./tables.ts";
import { formatTable } from "./violation-report.ts";

/** The input of {@link formatPlaythrough}. */
export interface PlaythroughInput extends TestTableInput {
  /** The actions to play, in notation. */
  readonly actions?: readonly string[];
  /** The seed for random actions after `actions`, up to the end of the game; none are played by default. */
  readonly seed?: number | string;
}

function formatActor(game: Game, position: AnyPosition, action: AnyAction): string {
  const seat = actorOf(game, position, action);
  return typeof seat === "number" ? String(seat + 1) : "chance";
}

/** An action with its narration, such as `1: b2 — …` or `chance: l1,d2 — …`. */
const formatLine = (game: Game, position: AnyPosition, action: AnyAction, words: Words): string =>
  `  ${formatActor(game, position, action)}: ${game.formatAction(action, position)} — ${narrateAction(game, position, action, words).join(" ")}`;

/**
 * Formats a game as a text: each position on a line, followed by an indented line with the action and its narration. Intended for
 * `expect(…).toMatchFileSnapshot(…)`.
 *
 * @param words - those of the narration
 * @throws SerpentariumError with the code of the failure if the table or an action is invalid
 */
export function formatPlaythrough<T extends GameTypes>(
  plain: Game<T>,
  playthrough: PlaythroughInput,
  words: Words,
): string {
  const game: Game = plain;
  const { actions = [], seed } = playthrough;
  const table = unwrap(parseTestTable(game, playthrough));
  const lines = [`${game.id}, ${formatTable(table)}`];
  const write = (position: AnyPosition, action: AnyAction): void => {
    lines.push(game.formatPosition(position), formatLine(game, position, action, words));
  };
  let position = game.start(table);
  for (const text of actions) {
    const played = unwrap(play(game, position, text));
    write(position, played.action);
    position = played.position;
  }
  if (seed !== undefined) position = playout(game, position, createRandom(seed), write);
  return `${[...lines, game.formatPosition(position)].join("\n")}\n`;
}
