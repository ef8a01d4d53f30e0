/**
 * Matches as XState machines: one state for each phase of a game, people and programs at the seats, undo and redo,
 * resignation, and snapshots that persist; and series of matches.
 *
 * @module
 */
export {
  actionsOf,
  occupantOf,
  outcomeOf,
  PERSON,
  recordOf,
  type Seating,
  startOf,
  stateOf,
  type TurnContext,
  type TurnEmitted,
  type TurnEvent,
  type TurnInput,
} from "./context.ts";
export { createTurnMachine, OCCUPANT, type TurnMachine, type TurnMeta } from "./machine.ts";
export { createRandomOccupant, type Turn } from "./occupant.ts";
export { createSeriesMachine, MATCH, type MatchRef, type SeriesMachine } from "./series.ts";
export {
  type SeriesContext,
  type SeriesEmitted,
  type SeriesEvent,
  type SeriesInput,
  type SeriesState,
  scoreSheetOf,
  seriesRecordOf,
  seriesStateOf,
} from "./series-context.ts";
export { type ResumedSeries, restoreSeries, seriesFromRecord } from "./series-snapshot.ts";
export { type Resumed, restoreSnapshot, snapshotFromRecord } from "./snapshot.ts";
export { type Step, step } from "./step.ts";
