/**
 * Pantareï by Claude Leroy: two players move pieces along a row until one of them completes a pile of seven.
 *
 * @module
 */

export type { Action, ColourChoice, Deal, Move, Pass, Swap, TurnAction } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { pantarei } from "./game.ts";
export type { Colour, Piece } from "./material/pieces.ts";
export type { Direction, Row } from "./material/row.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type {
  ColourPosition,
  DealPosition,
  LastTurn,
  MovePosition,
  OverPosition,
  Position,
} from "./position.ts";
export type { Pantarei } from "./types.ts";
