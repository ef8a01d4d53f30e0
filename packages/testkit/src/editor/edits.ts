import type { AnyPosition, Game } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { dequal } from "dequal/lite";
import { copy } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { checkMessage } from "../text-checks.ts";

/** The use of a tool on a space of a position. */
export interface Edit {
  readonly position: AnyPosition;
  readonly tool: string;
  readonly space: string;
}

/** Every use of every tool on a position: on each space, or once for a tool that changes the whole position. */
export function possibleEdits(game: Game, editor: PositionEditor, position: AnyPosition): readonly Edit[] {
  const spaces = game.scene(position, "wide").spaces.map(({ id }) => id);
  return editor
    .tools(position.table)
    .flatMap(({ id: tool, immediate }) =>
      (immediate ? [""] : spaces).map((space): Edit => ({ position, tool, space })),
    );
}

function checkRoundTrip(
  game: Game,
  position: AnyPosition,
  words: readonly CheckedWords[],
): string | undefined {
  const known = new Set(game.scene(position, "wide").spaces.map(({ id }) => id));
  const text = game.formatPosition(position);
  const parsed = game.parsePosition(text, position.table);
  if (parsed.ok) {
    const again = game.formatPosition(parsed.value);
    return again === text ? undefined : `${text} parses back as ${again}`;
  }
  const { code, message, spaces = [] } = parsed.error;
  if (code !== "bad-position") return `${text} fails with ${code}`;
  const problem = checkMessage(`the failure of ${text}`, message, words);
  if (problem) return problem;
  const unknown = spaces.find((id) => !known.has(id));
  return unknown === undefined ? undefined : `${text} fails at ${unknown}, which is no space`;
}

function checkEditResult(
  game: Game,
  editor: PositionEditor,
  { position, tool, space }: Edit,
  words: readonly CheckedWords[],
): string | undefined {
  const before = copy(position);
  const after = editor.edit(position, tool, space);
  if (!dequal(before, position)) return "it changes the position that it is given";
  if (after.ok) return checkRoundTrip(game, after.value, words);
  if (after.error.code !== "bad-position") return `it fails with ${after.error.code}`;
  return checkMessage("its failure", after.error.message, words);
}

/** Checks the result of a tool on a space: it can be drawn, and its text parses back or is refused. */
export function checkEdit(
  game: Game,
  editor: PositionEditor,
  edit: Edit,
  words: readonly CheckedWords[] = [],
): string | undefined {
  const { position, tool, space } = edit;
  const prefix = `${tool}${space && ` on ${space}`} of ${game.formatPosition(position)}`;
  try {
    const problem = checkEditResult(game, editor, edit, words);
    return problem && `${prefix}: ${problem}`;
  } catch (error) {
    return `${prefix}: it threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}
