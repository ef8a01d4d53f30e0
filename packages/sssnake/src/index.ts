/**
 * Sssnake after B. & B. Micksch: two to four players each build a snake of square cards from the head to the tail of a big card.
 *
 * @module
 */

export type { Action, CardAction, Discard, Draw, Lay, LayingPhase, Roll } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { sssnake } from "./game.ts";
export type { Bend, CardCounts, CardKind } from "./material/cards.ts";
export type { EndLetter, Snake, SnakeEnd } from "./material/snake.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type {
  DrawPosition,
  KeepPosition,
  LayingPosition,
  LendPosition,
  OverPosition,
  Position,
  ReceivePosition,
  ReclaimPosition,
  RollPosition,
} from "./position.ts";
export type { Sssnake } from "./types.ts";
