/**
 * Trains evaluations of positions by self-play, for any game that implements the contract, and measures them against the game's own.
 *
 * @module
 */
export { toTrainingDocument } from "../document/training-document.ts";
export { type FittedNetwork, fitNetwork } from "./fit.ts";
export { mergeMatches, type NetworkMatch, playNetworkMatch } from "./match.ts";
export { playTrainingGame } from "./self-play.ts";
export { type MatchOptions, matchNetwork, type TrainingOptions, trainNetwork } from "./train-network.ts";
export {
  createTrainingPool,
  type FitTask,
  type MatchTask,
  type PlayTask,
  type TrainingPool,
} from "./training-pool.ts";
export {
  buildTrainingReport,
  type MatchScore,
  TRAINING_REPORT_FORMAT,
  type TrainingReport,
} from "./training-report.ts";
export type { TrainingGame, TrainingSample, TrainingSetup } from "./training-setup.ts";
export { openTrainingStore, type TrainingStore } from "./training-store.ts";
