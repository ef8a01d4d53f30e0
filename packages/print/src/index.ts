/**
 * Print and play: the material of any game as a PDF, in Node and in browsers. `@serpentarium/print/node` reads the fonts.
 *
 * @module
 */
export type { Fonts } from "./canvas.ts";
export type { ShortRules } from "./player-aid.ts";
export { collectMaterial, type PrintOptions, printGame } from "./print-game.ts";
export {
  type CutMark,
  layoutSheets,
  PAPERS,
  type Paper,
  type PlacedPiece,
  type Sheet,
  turnSheet,
} from "./sheet.ts";
