import { hintMarks, type Mark } from "@serpentarium/board";
import {
  type AnyPosition,
  type Example,
  type Failure,
  type Game,
  narrateAction,
  parseTable,
  play,
  type Result,
  type Words,
} from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";

/** The content of an example for its view. A failing example has the parts up to the failure. */
export interface ExampleContent {
  readonly position?: AnyPosition;
  /** The position after the action. */
  readonly after?: AnyPosition;
  readonly marks: readonly Mark[];
  /** The action of the example, in notation. */
  readonly action?: string;
  /** The sentences that describe the action. */
  readonly narration: readonly string[];
  /** Why the action is refused or the position is invalid. */
  readonly failure?: Failure;
  /** Legal actions, in notation. */
  readonly legal?: readonly string[];
  /** Forbidden actions, in notation. */
  readonly forbidden?: readonly string[];
}

const EMPTY: ExampleContent = { marks: [], narration: [] };

const marksAt = (kind: Mark["kind"], spaces: readonly string[] = []): Mark[] =>
  [...new Set(spaces)].map((space) => ({ space, kind }));

/** Parses the position of an example. */
export function parseExamplePosition(game: Game, { position, options, seats }: Example): Result<AnyPosition> {
  const table = parseTable(game, options, seats);
  return table.ok ? game.parsePosition(position, table.value) : table;
}

function actionContent(game: Game, position: AnyPosition, action: string, words: Words): ExampleContent {
  const played = play(game, position, action);
  if (!played.ok) {
    return {
      ...EMPTY,
      position,
      action,
      failure: played.error,
      marks: marksAt("refused", played.error.spaces),
    };
  }
  const { action: done, position: after } = played.value;
  // the layout of the pictures
  const [scene, next] = [game.scene(position, "narrow"), game.scene(after, "narrow")];
  return {
    position,
    action,
    marks: hintMarks(game.events(position, done), scene, game.clicks(position, done), next),
    narration: narrateAction(game, position, done, words),
    after,
  };
}

/** Converts an example to its content. */
export function toExampleContent(game: Game, example: Example, words: Words): ExampleContent {
  const parsed = parseExamplePosition(game, example);
  if (!parsed.ok) return { ...EMPTY, failure: parsed.error };
  const position = parsed.value;
  if ("play" in example) return actionContent(game, position, example.play, words);
  if ("refused" in example) return actionContent(game, position, example.refused, words);
  if ("legal" in example) return { ...EMPTY, position, legal: example.legal };
  if ("among" in example) return { ...EMPTY, position, legal: example.among, forbidden: example.never ?? [] };
  if (!("press" in example)) return { ...EMPTY, position };
  const { failure } = resolveClicks(game, position, example.press);
  return { ...EMPTY, position, marks: marksAt("refused", failure?.spaces), ...(failure && { failure }) };
}
