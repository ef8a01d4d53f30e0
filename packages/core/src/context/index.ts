/**
 * A match with its occupants as immutable data: how it starts, or is resumed from a record or a snapshot, and what an event makes of it. It is
 * the context of the turn machine (`@serpentarium/core/turn`); nothing here needs XState.
 *
 * @module
 */
export {
  type BuiltInOccupant,
  createContext,
  occupantOf,
  PERSON,
  type Seating,
  stateValueOf,
  type TurnContext,
  type TurnEmittedEvent,
  type TurnEvent,
  type TurnInput,
} from "./context.ts";
export { contextFromRecord } from "./from-record.ts";
export { contextFromSnapshot } from "./from-snapshot.ts";
export { applyEvent, programToAct, type TransitionResult } from "./transition.ts";
