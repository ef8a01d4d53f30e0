/**
 * Matches as XState machines: one state for each phase of a game, people and programs at the seats, undo and redo,
 * ends by no clause such as a resignation, several matches in a row, and snapshots that persist.
 *
 * @module
 */
export {
  type Anybody,
  actionsOf,
  hasNext,
  occupantOf,
  occupantsOf,
  outcomeOf,
  PERSON,
  recordOf,
  type Seating,
  scoreSheetOf,
  startOf,
  stateOf,
  type TurnContext,
  type TurnEmitted,
  type TurnEvent,
  type TurnInput,
} from "./context.ts";
export { createTurnMachine, type MatchRef, OCCUPANT, type TurnMachine, type TurnMeta } from "./machine.ts";
export { createRandomOccupant, type Turn } from "./occupant.ts";
export { type Resumed, restoreSnapshot, snapshotFromRecord } from "./snapshot.ts";
export { type Step, step } from "./step.ts";
