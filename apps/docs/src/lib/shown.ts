import type { Mark } from "@serpentarium/board";
import {
  type AnyAction,
  type AnyPosition,
  createTable,
  type Example,
  type Failure,
  type Language,
  type Plugin,
  parseLegal,
  pick,
  type Result,
  tell,
  unwrap,
} from "@serpentarium/core";

/** What an example shows, ready to be drawn and put into words. */
export interface Shown {
  /** Missing where the position itself cannot stand. */
  readonly position?: AnyPosition;
  /** The spaces of the position to look at. */
  readonly marks: readonly Mark[];
  /** The action that is tried, in notation. */
  readonly action?: string;
  /** What happens, as sentences. */
  readonly told: readonly string[];
  /** Where the action leads. */
  readonly after?: AnyPosition;
  /** Why it is not allowed, or why the position cannot stand. */
  readonly failure?: Failure;
  /** Actions in notation that are legal, and that are not. */
  readonly legal?: readonly string[];
  readonly never?: readonly string[];
}

/** The position of an example, or why it cannot stand. */
export function positionOf(
  { game }: Pick<Plugin, "game">,
  { position, options, seats }: Example,
): Result<AnyPosition> {
  return game.parsePosition(position, createTable(game, { seats, options }));
}

const marksAt = (kind: Mark["kind"], spaces: readonly string[] = []): Mark[] =>
  [...new Set(spaces)].map((space) => ({ space, kind }));

function played({ game }: Plugin, position: AnyPosition, text: string, language: Language): Shown {
  const action: AnyAction = unwrap(parseLegal(game, position, text));
  const spaces = game.narrate(position, action).flatMap((event) => event.spaces);
  const told = tell(game, position, action, language);
  return {
    position,
    marks: marksAt("hint", spaces),
    action: text,
    told,
    after: game.apply(position, action),
  };
}

function failureOf<T>(result: Result<T>, { clause, position }: Example): Failure {
  if (!result.ok) return result.error;
  throw new Error(`${clause}: "${position}" should have failed`);
}

/** What an example shows in a language. @throws SerpentariumError or Error where the game does not bear it out */
export function show(plugin: Plugin, example: Example, language: Language): Shown {
  const { game } = plugin;
  const nothing = { marks: [], told: [] };
  const stands = positionOf(plugin, example);
  if ("rejected" in example) return { ...nothing, failure: failureOf(stands, example) };
  const position = unwrap(stands);
  if ("play" in example) return played(plugin, position, example.play, language);
  if ("refused" in example) {
    const failure = failureOf(parseLegal(game, position, example.refused), example);
    return {
      ...nothing,
      position,
      marks: marksAt("refused", failure.spaces),
      action: example.refused,
      failure,
    };
  }
  if ("legal" in example) return { ...nothing, position, legal: example.legal };
  if ("among" in example) return { ...nothing, position, legal: example.among, never: example.never ?? [] };
  const { failure } = pick(game, position, example.press);
  return { ...nothing, position, marks: marksAt("refused", failure?.spaces), ...(failure && { failure }) };
}
