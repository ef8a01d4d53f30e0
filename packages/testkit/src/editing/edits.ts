import { type AnyPosition, type Failure, type Game, LANGUAGES } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { copy, sameData } from "../data.ts";

/** A tool used on a space of a position. */
export interface Edit {
  readonly position: AnyPosition;
  readonly tool: string;
  readonly space: string;
}

/** Every use of every tool on a position: on each space, or once where it changes the whole. */
export function editsOf(game: Game, editor: Editor, position: AnyPosition): readonly Edit[] {
  const spaces = game.scene(position, "wide").spaces.map(({ id }) => id);
  return editor
    .tools(position.table)
    .flatMap(({ id: tool, whole }) =>
      (whole ? [""] : spaces).map((space): Edit => ({ position, tool, space })),
    );
}

const unsaid = ({ message }: Failure): boolean =>
  LANGUAGES.some((language) => message[language].trim() === "");

function misread(game: Game, position: AnyPosition): string | undefined {
  const known = new Set(game.scene(position, "wide").spaces.map(({ id }) => id));
  const text = game.formatPosition(position);
  const read = game.parsePosition(text, position.table);
  if (read.ok) {
    const again = game.formatPosition(read.value);
    return again === text ? undefined : `${text} reads back as ${again}`;
  }
  const { code, spaces = [] } = read.error;
  if (code !== "bad-position") return `${text} fails with ${code}`;
  if (unsaid(read.error)) return `${text} fails without a word`;
  const unknown = spaces.find((id) => !known.has(id));
  return unknown === undefined ? undefined : `${text} fails at ${unknown}, which is no space`;
}

function misedited(game: Game, editor: Editor, { position, tool, space }: Edit): string | undefined {
  const before = copy(position);
  const after = editor.edit(position, tool, space);
  if (!sameData(before, position)) return "it changes the position that it is given";
  if (after.ok) return misread(game, after.value);
  if (after.error.code !== "bad-position") return `it fails with ${after.error.code}`;
  return unsaid(after.error) ? "it fails without a word" : undefined;
}

/** What is wrong with what a tool does to a space: what comes of it is drawn, and written in a way that the game can read or refuse. */
export function checkEdit(game: Game, editor: Editor, edit: Edit): string | undefined {
  const { position, tool, space } = edit;
  const place = `${tool}${space && ` on ${space}`} of ${game.formatPosition(position)}`;
  try {
    const wrong = misedited(game, editor, edit);
    return wrong && `${place}: ${wrong}`;
  } catch (error) {
    return `${place}: it broke down: ${error instanceof Error ? error.message : String(error)}`;
  }
}
