import type { Result } from "../failure.ts";
import type { GameTypes } from "../game.ts";
import type { Table } from "../table.ts";
import type { Text } from "../text.ts";

/** Something to change a position with. */
export interface Tool {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: Text;
  /** It changes the position as it is chosen, such as whose turn it is; all others are used on a space of the board. */
  readonly whole?: true;
}

/**
 * How a position of a game is set up by pressing, where notation is too much to ask: what a package exports by default as
 * `<package>/editor`. It changes positions in ways that no rule allows.
 */
export interface Editor<T extends GameTypes = GameTypes> {
  /** What can be used at a table, in the order in which it is offered. */
  tools(table: Table<T["options"]>): readonly Tool[];
  /** A position that can stand and has spaces to press, with little or nothing on them. */
  blank(table: Table<T["options"]>): T["position"];
  /**
   * The position after a tool was used on a space. It can be drawn and written down, but need not be one that can stand:
   * the game says so when its notation is read. Fails with `bad-position` where the tool has nothing to do there.
   *
   * @param space - the id of a space of the scene; of no meaning to a tool for the whole
   */
  edit(position: T["position"], tool: string, space: string): Result<T["position"]>;
}

/** An editor, with the options and positions of its game. */
export const defineEditor = <T extends GameTypes>(editor: Editor<T>): Editor<T> => editor;
