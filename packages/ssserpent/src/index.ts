/**
 * Ssserpent: two serpents on a grid eat apples, grow, and bite each other.
 *
 * @module
 */

export type { Action, FirstMover, Move, Placement } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { ssserpent } from "./game.ts";
export type { Cell, Heading } from "./material/grid.ts";
export type { BySeat, Colour, Serpent } from "./material/serpent.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type {
  BoardContents,
  FirstMoverPosition,
  MovePosition,
  OverPosition,
  Position,
  ReplantPosition,
  SetupPhase,
  SetupPosition,
} from "./position.ts";
export type { Ssserpent } from "./types.ts";
