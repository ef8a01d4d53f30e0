import {
  type AnyPosition,
  type Failure,
  fail,
  type Game,
  parseTable,
  type Result,
  succeed,
  type Table,
} from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { type ChosenOptions, withDefaults } from "../match/chosen-options.ts";

export interface Draft {
  readonly seats: number;
  readonly chosen: ChosenOptions;
  /** The position in notation, as typed. */
  readonly text: string;
  /** The position on the board: that of the text, or the last valid one. */
  readonly position: AnyPosition;
  /** Why the last use of a tool had no effect. */
  readonly editFailure?: Failure;
}

/** The table of a draft. Fails with `bad-option` or `bad-seats`. */
export const tableOf = (game: Game, { seats, chosen }: Pick<Draft, "seats" | "chosen">): Result<Table> =>
  parseTable(game, withDefaults(game, chosen, seats), seats);

/** Puts pasted text on one line. */
const toOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Parses the text of a draft. Fails like {@link tableOf} or the game’s `parsePosition`. */
export function positionOf(game: Game, draft: Pick<Draft, "seats" | "chosen" | "text">): Result<AnyPosition> {
  const table = tableOf(game, draft);
  return table.ok ? game.parsePosition(toOneLine(draft.text), table.value) : table;
}

export function changeDraft(game: Game, draft: Draft, changes: Partial<Draft>): Draft {
  const { editFailure: _, ...next } = { ...draft, ...changes };
  const parsed = positionOf(game, next);
  return parsed.ok ? { ...next, position: parsed.value } : next;
}

export const draftFrom = (game: Game, start: AnyPosition, chosen: ChosenOptions): Draft => ({
  seats: start.table.seats,
  chosen,
  text: game.formatPosition(start),
  position: start,
});

export function applyTool(
  game: Game,
  editor: PositionEditor,
  draft: Draft,
  tool: string,
  space: string,
): Draft {
  const { editFailure: _, ...rest } = draft;
  const after = editor.edit(draft.position, tool, space);
  if (!after.ok) return { ...rest, editFailure: after.error };
  return { ...rest, position: after.value, text: game.formatPosition(after.value) };
}

/** Why a draft is not a legal position; undefined if it is one. */
export function failureOf(game: Game, draft: Draft): Failure | undefined {
  const parsed = positionOf(game, draft);
  return parsed.ok ? undefined : parsed.error;
}

/** The start of a match from a draft: the table, and the position unless it is the game’s first one. */
export interface DraftStart {
  readonly table: Table;
  readonly position?: AnyPosition;
}

/** The start of a match from a draft. Fails like {@link positionOf}, or with `over` if the game is over there. */
export function startFromDraft(game: Game, draft: Draft): Result<DraftStart> {
  const parsed = positionOf(game, draft);
  if (!parsed.ok) return parsed;
  const { value: position } = parsed;
  const { table } = position;
  if (position.phase === "over") return fail("over", { id: "failures.over.game" });
  const isFirst = game.formatPosition(position) === game.formatPosition(game.start(table));
  return succeed({ table, ...(!isFirst && { position }) });
}

/** The spaces on which a tool has an effect; undefined without an editor. */
export const usableSpaces = (
  game: Game,
  editor: PositionEditor | undefined,
  position: AnyPosition,
  tool: string,
): readonly string[] | undefined =>
  editor &&
  game.scene(position, "wide").spaces.flatMap(({ id }) => (editor.edit(position, tool, id).ok ? [id] : []));
