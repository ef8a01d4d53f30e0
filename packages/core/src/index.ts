/**
 * The game contract, and what follows from it for any game: play, what seats see and are told, clicks, playouts. What not
 * everybody needs is apart: records and links under `@serpentarium/core/record`, texts under `/notation`, the parts of a scene under
 * `/scene`, the fields of options under `/options`, the turn machine under `/turn`, several games in a row under `/series`, games made
 * from others under `/variant`, pictures and lessons under `/teaching`, setting positions up under `/editor`, and the check of
 * plugins from outside under `/plugin`.
 *
 * @module
 */
export type { Clause, ClauseSource, Clauses } from "./clause.ts";
export * from "./deep-freeze.ts";
export * from "./event.ts";
export * from "./example.ts";
export {
  type Failure,
  type FailureCode,
  fail,
  type Result,
  SerpentariumError,
  succeed,
  unwrap,
} from "./failure.ts";
export {
  type ActionIn,
  type AnyAction,
  type AnyPosition,
  type Choices,
  defineGame,
  type Game,
  type GameDefinition,
  type GameTypes,
  type Hidden,
  type Lineage,
  type PhaseName,
  type PlayedPhase,
  type PositionIn,
  type Preset,
} from "./game.ts";
export * from "./has-won.ts";
export * from "./options/options.ts";
export type {
  ChancePhase,
  ChoiceIn,
  Phase,
  Refusal,
  SeatPhase,
  SimultaneousPhase,
  Weighted,
} from "./phase.ts";
export * from "./pick.ts";
export { actorOf, allLegalActions, parseLegal, play } from "./play.ts";
export { perft, playout, randomAction } from "./playout.ts";
export * from "./plugin.ts";
export * from "./random.ts";
export * from "./table.ts";
export { type Data, fill, LANGUAGES, type Language, type Text } from "./text.ts";
export * from "./view.ts";
