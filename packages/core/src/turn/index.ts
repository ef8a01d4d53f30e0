/**
 * Matches as XState machines: one state for each phase of a game, people and programs as occupants of seats, undo and redo,
 * endings such as resignation, series of matches, and persisted snapshots.
 *
 * @module
 */
export {
  createTurnMachine,
  OCCUPANT_ACTOR_ID,
  type TurnActorRef,
  type TurnMachine,
} from "./machine.ts";
export { createRandomOccupant, type OccupantInput } from "./occupant.ts";
export { type ResumeOptions, toResumeOptions } from "./resume-options.ts";
