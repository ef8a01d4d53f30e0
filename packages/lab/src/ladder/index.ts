/**
 * Rates players of a game against each other: ratings with intervals, and a sequential test of two players.
 *
 * @module
 */
export { toLadderDocument } from "../document/ladder-document.ts";
export {
  buildLadder,
  LADDER_FORMAT,
  LADDER_PLAYERS,
  type Ladder,
  type LadderSubject,
  ladderSubject,
  pairsOf,
  type RatedPlayer,
  type SearchStep,
} from "./ladder.ts";
export { type PairResult, pairResultOf } from "./pair-result.ts";
export { type EloEstimate, type Ratings, ratePlayers } from "./ratings.ts";
export { type EloBounds, type SprtResult, sequentialTest } from "./sprt.ts";
