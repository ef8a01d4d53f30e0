/**
 * Rates players of a game against each other: ratings with intervals, and a sequential test of two players.
 *
 * @module
 */
export { toLadderDocument } from "../document/ladder-document.ts";
export { MAX_RANKED_SEATS, rankingKey } from "../measures/rankings.ts";
export {
  buildLadder,
  LADDER_FORMAT,
  LADDER_PLAYERS,
  type Ladder,
  type LadderSubject,
  ladderSubject,
  type RatedPlayer,
  type SearchStep,
} from "./ladder.ts";
export { type EloEstimate, type Ratings, ratePlayers } from "./ratings.ts";
export { seatPlayers } from "./seating.ts";
export { type EloBounds, type SprtResult, sequentialTest } from "./sprt.ts";
export {
  matchesAt,
  type PairResult,
  pairResultsOf,
  type TableResult,
  tableResultOf,
} from "./table-result.ts";
