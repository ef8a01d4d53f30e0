import type { Result } from "../failure.ts";
import type { GameTypes } from "../game.ts";
import type { Table } from "../table.ts";
import type { Message } from "../words/message.ts";

/** A tool of the position editor. */
export interface EditorTool {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: Message;
  /** The tool changes the position as soon as it is chosen, for example whose turn it is; other tools are applied to a space. */
  readonly immediate?: true;
}

/**
 * The position editor of a game, for people who do not know its notation: the default export of `<package>/editor`. Its changes need not
 * follow the rules of the game.
 */
export interface PositionEditor<T extends GameTypes = GameTypes> {
  /** Returns the tools for a table, in the order of display. */
  tools(table: Table<T["options"]>): readonly EditorTool[];
  /** Returns a valid position with an empty or nearly empty board. */
  blank(table: Table<T["options"]>): T["position"];
  /**
   * Applies a tool to a space. The result can be drawn and formatted, but may be invalid: the game's `parsePosition` then fails. Fails with
   * `bad-position` if the tool changes nothing.
   *
   * @param space - the id of a space of the scene; ignored by an immediate tool
   */
  edit(position: T["position"], tool: string, space: string): Result<T["position"]>;
}

/** Returns the editor, with inferred types. */
export const defineEditor = <T extends GameTypes>(editor: PositionEditor<T>): PositionEditor<T> => editor;
