/**
 * The position editor of a game: tools that change the position on the board.
 *
 * @module
 */
export { defineEditor, type EditorTool, type PositionEditor } from "./editor.ts";
