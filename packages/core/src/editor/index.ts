/**
 * The position editor of a game: tools that change the position on the board.
 *
 * @module
 */
export { defineEditor, type Editor, type EditorTool } from "./editor.ts";
