/**
 * Scenes: positions drawn as data, with the parts that a board shows and that can be pressed, and the actions that presses mean. Blocks lay
 * out common boards: grids, hexagons, graphs, and rows of cards.
 *
 * @module
 */

export { type Block, type FrameStyle, frameBlock, hstack, type PositionedShape, vstack } from "./block.ts";
export * from "./graph-block.ts";
export * from "./hex-block.ts";
export * from "./material.ts";
export * from "./plane-point.ts";
export * from "./resolve-clicks.ts";
export * from "./scene.ts";
export * from "./seat-name.ts";
export {
  buttonBlock,
  type GridOptions,
  gridBlock,
  type RowOptions,
  rowBlock,
  type Slot,
  type SlotPiece,
} from "./slot.ts";
export * from "./track-spaces.ts";
