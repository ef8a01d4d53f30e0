/**
 * Learned evaluations: networks that `serpentarium train` writes, for bots of all kinds, and what programs that train them need.
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
