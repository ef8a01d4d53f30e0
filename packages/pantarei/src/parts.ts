/**
 * What Pantareï is made of, for variants. Its shape may change with a minor version.
 *
 * @module
 */
export { MOVES, PASS, SWAPS } from "./action.ts";
export { type AttemptMove, attemptWith, clicksWith } from "./clicks.ts";
export {
  BAND,
  BELOW,
  COLUMN,
  DEEP_BAND,
  LIFT,
  ROW_HEIGHT,
  type Spot,
  stackHeight,
} from "./drawing/layout.ts";
export { BODY, head } from "./drawing/serpent.ts";
export { evaluateWith } from "./evaluate.ts";
export { narrateWith, type Telling } from "./events.ts";
export {
  COLOUR_NAMES,
  COLOUR_OF,
  COLOURS,
  KIND_OF,
  other,
  PIECES,
  pieceName,
  VALUE_OF,
} from "./material/pieces.ts";
export {
  height,
  isOnRow,
  isOwnTop,
  type Landing,
  landing,
  moved,
  pieceAt,
  pilesOf,
} from "./material/row.ts";
export { formatTurn, parseAction, parsePositionWith } from "./notation.ts";
export {
  addSwaps,
  moveTo,
  ownColour,
  passTurn,
  refuseLeaving,
  refusePass,
  refuseSwap,
  space,
  swapPiles,
} from "./phases/move.ts";
export { type CanAct, canActWith, colourOf } from "./position.ts";
export { furnish } from "./scene.ts";
