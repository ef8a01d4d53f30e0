/**
 * The game contract, and functions that work for any game: play, views of seats, narration, playouts. Other entry
 * points: records and links (`@serpentarium/core/record`), parsers and formatters (`/notation`), layout of scenes, and clicks on them (`/scene`),
 * option fields (`/options`), simultaneous phases (`/simultaneous`), matches with their occupants as data (`/context`) and as machines
 * (`/turn`), several games in a row (`/series`), variants (`/variant`), pictures and lessons (`/teaching`), the position editor (`/editor`), and the check of
 * plugins (`/plugin`).
 *
 * @module
 */
export {
  type ActionRange,
  type Amount,
  fromRanges,
  type RangedMembers,
  withAmounts,
} from "./action-range.ts";
export type { Clause, ClauseSource, Clauses } from "./clause.ts";
export * from "./deep-freeze.ts";
export * from "./event.ts";
export * from "./example.ts";
export {
  type Failure,
  type FailureCode,
  fail,
  hasErrorCode,
  type Result,
  SerpentariumError,
  succeed,
  unwrap,
} from "./failure.ts";
export {
  type ActionInPhase,
  type ActivePhaseName,
  type AnyAction,
  type AnyPosition,
  defineGame,
  type Game,
  type GameDefinition,
  type GameTypes,
  type GiveUp,
  type GivingUp,
  type HiddenInformation,
  isGivingUp,
  type PhaseName,
  type PositionInPhase,
  type Preset,
  type TypesOf,
  type VariantBase,
} from "./game.ts";
export * from "./keep-added-fields.ts";
export * from "./options/options.ts";
export * from "./outcome.ts";
export type {
  ChancePhase,
  Phase,
  PhaseDefinition,
  Refusal,
  SeatPhase,
  SimultaneousChoice,
  SimultaneousDefinition,
  SimultaneousPhase,
  WeightedAction,
} from "./phase.ts";
export {
  actorOf,
  allLegalActions,
  type PlayedAction,
  parseLegalAction,
  play,
  playedAction,
  type SeenAction,
} from "./play.ts";
export { perft, playout, randomAction } from "./playout.ts";
export * from "./plugin.ts";
export { type PositionDataOptions, parsePositionData } from "./position-data/parse-position-data.ts";
export { positionSchema } from "./position-data/schema.ts";
export type { PrintedRules, PrintedSection } from "./printed-rules.ts";
export * from "./random.ts";
export { resultText } from "./result-text.ts";
export * from "./seed.ts";
export * from "./table.ts";
export {
  determinize,
  eventsForViewer,
  framesForViewer,
  redactAction,
  redactPosition,
  type Viewer,
} from "./viewer.ts";
export type {
  Message,
  MessageData,
  MessageReference,
  SeatNames,
  Words,
  WordsFile,
} from "./words/message.ts";
export { NO_WORDS } from "./words/no-words.ts";
