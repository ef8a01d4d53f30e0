/**
 * How positions are set up by pressing on the board: tools, and what they do to a space.
 *
 * @module
 */
export { defineEditor, type Editor, type Tool } from "./editor.ts";
