import type { Mark } from "@serpentarium/board";
import {
  type AnyPosition,
  type Example,
  type Failure,
  type Game,
  type Language,
  parseLegal,
  parseTable,
  pick,
  type Result,
  tell,
} from "@serpentarium/core";

/** What an example shows, ready to be drawn and put into words; one that does not hold shows as far as it goes. */
export interface Shown {
  readonly position?: AnyPosition;
  /** Where the action leads. */
  readonly after?: AnyPosition;
  readonly marks: readonly Mark[];
  /** The action that is tried, in notation. */
  readonly action?: string;
  /** What it does, as sentences. */
  readonly told: readonly string[];
  /** Why it is not allowed, or why the position cannot stand. */
  readonly failure?: Failure;
  readonly legal?: readonly string[];
  readonly never?: readonly string[];
}

const NOTHING = { marks: [], told: [] } as const;

const marksAt = (kind: Mark["kind"], spaces: readonly string[] = []): Mark[] =>
  [...new Set(spaces)].map((space) => ({ space, kind }));

/** The position of an example, or why it cannot stand. */
export function positionOf(game: Game, { position, options, seats }: Example): Result<AnyPosition> {
  const table = parseTable(game, options, seats);
  return table.ok ? game.parsePosition(position, table.value) : table;
}

function tried(game: Game, position: AnyPosition, action: string, language: Language): Shown {
  const legal = parseLegal(game, position, action);
  if (!legal.ok) {
    return {
      ...NOTHING,
      position,
      action,
      failure: legal.error,
      marks: marksAt("refused", legal.error.spaces),
    };
  }
  const events = game.narrate(position, legal.value);
  return {
    position,
    action,
    marks: marksAt(
      "hint",
      events.flatMap(({ spaces }) => spaces),
    ),
    told: tell(game, position, legal.value, language),
    after: game.apply(position, legal.value),
  };
}

/** What an example shows. */
export function show(game: Game, example: Example, language: Language): Shown {
  const stands = positionOf(game, example);
  if (!stands.ok) return { ...NOTHING, failure: stands.error };
  const position = stands.value;
  if ("play" in example) return tried(game, position, example.play, language);
  if ("refused" in example) return tried(game, position, example.refused, language);
  if ("legal" in example) return { ...NOTHING, position, legal: example.legal };
  if ("among" in example) return { ...NOTHING, position, legal: example.among, never: example.never ?? [] };
  if (!("press" in example)) return { ...NOTHING, position };
  const { failure } = pick(game, position, example.press);
  return { ...NOTHING, position, marks: marksAt("refused", failure?.spaces), ...(failure && { failure }) };
}
