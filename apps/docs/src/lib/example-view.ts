import type { Mark } from "@serpentarium/board";
import {
  type AnyPosition,
  createTable,
  type Example,
  type Failure,
  type GamePlugin,
  narrateAction,
  play,
  type Result,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";

/** An example of a clause, with everything that its figure shows. */
export interface ExampleView {
  /** Missing when the position itself is invalid. */
  readonly position?: AnyPosition;
  /** The marked spaces of the position. */
  readonly marks: readonly Mark[];
  /** The attempted action, in notation. */
  readonly action?: string;
  /** The narration of the action, as sentences. */
  readonly narration: readonly string[];
  /** The position after the action. */
  readonly after?: AnyPosition;
  /** Why the action is refused, or why the position is invalid. */
  readonly failure?: Failure;
  /** Legal actions, in notation. */
  readonly legal?: readonly string[];
  /** Actions that are not legal, in notation. */
  readonly illegal?: readonly string[];
}

/** The position of an example, or why it is invalid. */
export function examplePosition(
  { game }: Pick<GamePlugin, "game">,
  { position, options, seats }: Example,
): Result<AnyPosition> {
  return game.parsePosition(position, createTable(game, { seats, options }));
}

const marksAt = (kind: Mark["kind"], spaces: readonly string[] = []): Mark[] =>
  [...new Set(spaces)].map((space) => ({ space, kind }));

function playedView({ game }: GamePlugin, position: AnyPosition, text: string, words: Words): ExampleView {
  const { action, position: after } = unwrap(play(game, position, text));
  const spaces = game.events(position, action).flatMap((event) => event.spaces);
  const narration = narrateAction(game, position, action, words);
  return {
    position,
    marks: marksAt("hint", spaces),
    action: text,
    narration,
    after,
  };
}

function expectFailure<T>(result: Result<T>, { clause, position }: Example): Failure {
  if (!result.ok) return result.error;
  throw new Error(`${clause}: "${position}" should have failed`);
}

/** Evaluates an example in the words of its game. @throws SerpentariumError or Error when the game contradicts the example */
export function toExampleView(plugin: GamePlugin, example: Example, words: Words): ExampleView {
  const { game } = plugin;
  const empty = { marks: [], narration: [] };
  const parsed = examplePosition(plugin, example);
  if ("rejected" in example) return { ...empty, failure: expectFailure(parsed, example) };
  const position = unwrap(parsed);
  if ("play" in example) return playedView(plugin, position, example.play, words);
  if ("refused" in example) {
    const failure = expectFailure(play(game, position, example.refused), example);
    return {
      ...empty,
      position,
      marks: marksAt("refused", failure.spaces),
      action: example.refused,
      failure,
    };
  }
  if ("legal" in example) return { ...empty, position, legal: example.legal };
  if ("among" in example) return { ...empty, position, legal: example.among, illegal: example.never ?? [] };
  const { failure } = resolveClicks(game, position, example.press);
  return { ...empty, position, marks: marksAt("refused", failure?.spaces), ...(failure && { failure }) };
}
