import { hintMarks, type Mark } from "@serpentarium/board";
import {
  type AnyPosition,
  createTable,
  type Example,
  type Failure,
  type Game,
  type GamePlugin,
  narrateAction,
  play,
  type Result,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { describeAction } from "@serpentarium/table";

export interface ActionText {
  readonly text: string;
  readonly notation: string;
}

/** An example of a clause, with the content of its figure. */
export interface ExampleView {
  /** Undefined if the position itself is invalid. */
  readonly position?: AnyPosition;
  /** What is marked on the position; those of an action are for the layout `narrow`. */
  readonly marks: readonly Mark[];
  /** The attempted action, in notation. */
  readonly action?: string;
  /** The narration of the action, as sentences. */
  readonly narration: readonly string[];
  /** The position after the action. */
  readonly after?: AnyPosition;
  /** Why the action is refused, or why the position is invalid. */
  readonly failure?: Failure;
  readonly legal?: readonly ActionText[];
  /** Actions that are not legal. */
  readonly illegal?: readonly ActionText[];
}

/** The number of an example among those of its clause, from 1. */
export const exampleNumber = ({ examples }: Pick<GamePlugin, "examples">, example: Example): number =>
  examples.filter(({ clause }) => clause === example.clause).indexOf(example) + 1;

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
  const [scene, next] = [game.scene(position, "narrow"), game.scene(after, "narrow")];
  const narration = narrateAction(game, position, action, words);
  return {
    position,
    marks: hintMarks(game.events(position, action), scene, game.clicks(position, action), next),
    action: text,
    narration,
    after,
  };
}

/** What an action does, or what to press for it, as sentences; none for a text that is no action, which an example may say is never legal. */
function sentencesOf(game: Game, position: AnyPosition, notation: string, words: Words): readonly string[] {
  const action = game.parseAction(notation, position);
  if (!action.ok) return [];
  return describeAction({ game, viewer: undefined }, position, action.value).map((part) =>
    words.format(part),
  );
}

/** Actions in words: for each, as many sentences as distinguish it from the others. */
function actionTexts(
  game: Game,
  position: AnyPosition,
  actions: readonly string[],
  words: Words,
): readonly ActionText[] {
  const described = actions.map((notation) => sentencesOf(game, position, notation, words));
  return actions.map((notation, i) => {
    const own = described[i] ?? [];
    const isOnly = (count: number): boolean =>
      described.every((other, j) => j === i || own.slice(0, count).some((part, k) => part !== other[k]));
    const count = own.findIndex((_, k) => isOnly(k + 1)) + 1 || own.length;
    return { text: own.slice(0, count).join(" ") || notation, notation };
  });
}

function expectFailure<T>(result: Result<T>, { clause, position }: Example): Failure {
  if (!result.ok) return result.error;
  throw new Error(`${clause}: "${position}" should have failed`);
}

/** Evaluates an example in the words of its game. @throws SerpentariumError or Error if the game contradicts the example */
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
  const textsOf = (actions: readonly string[] = []) => actionTexts(game, position, actions, words);
  if ("legal" in example) return { ...empty, position, legal: textsOf(example.legal) };
  if ("among" in example)
    return { ...empty, position, legal: textsOf(example.among), illegal: textsOf(example.never) };
  const { failure } = resolveClicks(game, position, example.press);
  return { ...empty, position, marks: marksAt("refused", failure?.spaces), ...(failure && { failure }) };
}
