/**
 * Learned evaluations: networks written by `serpentarium train`, for bots of all kinds, and functions for training programs.
 *
 * @module
 */
export { FeatureEncoder, INPUTS, referenceSeat } from "./features.ts";
export { evaluateLogit, withNetwork } from "./network.ts";
export {
  HIDDEN_UNITS,
  NETWORK_FORMAT,
  type NetworkData,
  networkChecksum,
  parseNetwork,
} from "./network-data.ts";
