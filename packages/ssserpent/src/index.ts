/**
 * Ssserpent: two serpents on a grid eat apples, grow, and bite each other.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpent } from "./game.ts";

export type { Action, FirstMover, Move, Placement } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Ssserpent } from "./game.ts";
export type { Cell, Heading } from "./material/grid.ts";
export type { BySeat, Colour, Serpent } from "./material/serpent.ts";
export type { Options } from "./options.ts";
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
export { examples, ssserpent };
/** The plugin: Ssserpent with its examples. */
export default definePlugin(ssserpent, examples);
