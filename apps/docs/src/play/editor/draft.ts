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
import type { Editor } from "@serpentarium/core/editor";
import { type Chosen, optionsAt } from "../chosen-options.ts";

/** A position that somebody sets up, right or not yet. */
export interface Draft {
  readonly seats: number;
  readonly chosen: Chosen;
  /** As it is written. */
  readonly text: string;
  /** As it is drawn: what is written, or the last that could be read. */
  readonly drawn: AnyPosition;
  /** Why the tool that was used last had nothing to do. */
  readonly idle?: Failure;
}

/** The table of a draft. Fails with `bad-option` or `bad-seats`. */
export const tableOf = (game: Game, { seats, chosen }: Pick<Draft, "seats" | "chosen">): Result<Table> =>
  parseTable(game, optionsAt(game, chosen, seats), seats);

/** A text as notation has it: however it was pasted, on one line. */
const onOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** The position that is written, where it can stand. Fails like the table, or like the game's `parsePosition`. */
export function positionOf(game: Game, draft: Pick<Draft, "seats" | "chosen" | "text">): Result<AnyPosition> {
  const table = tableOf(game, draft);
  return table.ok ? game.parsePosition(onOneLine(draft.text), table.value) : table;
}

/** A draft after something about it was changed by hand. */
export function changed(game: Game, draft: Draft, changes: Partial<Draft>): Draft {
  const { idle: _, ...next } = { ...draft, ...changes };
  const read = positionOf(game, next);
  return read.ok ? { ...next, drawn: read.value } : next;
}

/** A draft that begins with a position. */
export const draftFrom = (game: Game, position: AnyPosition, chosen: Chosen): Draft => ({
  seats: position.table.seats,
  chosen,
  text: game.formatPosition(position),
  drawn: position,
});

/** A draft after a tool was used on a space of what is drawn; one with nothing to do there says why. */
export function edited(game: Game, editor: Editor, draft: Draft, tool: string, space: string): Draft {
  const { idle: _, ...rest } = draft;
  const after = editor.edit(draft.drawn, tool, space);
  if (!after.ok) return { ...rest, idle: after.error };
  return { ...rest, drawn: after.value, text: game.formatPosition(after.value) };
}

/** What keeps a draft from being played, if anything does. */
export function failureOf(game: Game, draft: Draft): Failure | undefined {
  const read = positionOf(game, draft);
  return read.ok ? undefined : read.error;
}

/** What a draft can be played from: its table, and the position where that is not the beginning of the game. */
export interface Beginning {
  readonly table: Table;
  readonly position?: AnyPosition;
}

/** What a draft can be played from. Fails where it cannot stand, and with `over` where nothing is left to play. */
export function beginningOf(game: Game, draft: Draft): Result<Beginning> {
  const read = positionOf(game, draft);
  if (!read.ok) return read;
  const { value: position } = read;
  const { table } = position;
  if (position.phase === "over") return fail("over", "the game is over", "la partie est finie");
  const isFirst = game.formatPosition(position) === game.formatPosition(game.start(table));
  return succeed({ table, ...(!isFirst && { position }) });
}

/** The spaces on which a tool can be used; nothing where there are no tools. */
export const usableSpaces = (
  game: Game,
  editor: Editor | undefined,
  position: AnyPosition,
  tool: string,
): readonly string[] | undefined =>
  editor &&
  game.scene(position, "wide").spaces.flatMap(({ id }) => (editor.edit(position, tool, id).ok ? [id] : []));
