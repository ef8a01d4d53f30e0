/**
 * Le serpent (cards): pawns race along a winding row of cards, which decides where they go.
 *
 * @module
 */

export type { Action, Advance, Deal, EntryThrow, FirstMover } from "./action.ts";
export {
  type AnalysisGameOptions,
  analyseRow,
  type JumpGraph,
  jumpGraphOf,
  type RowAnalysis,
} from "./analysis/analyse-row.ts";
export type { AnalysisBudget, MatchChances } from "./analysis/chances.ts";
export { type DeterministicMatchResult, playDeterministicMatch } from "./analysis/deterministic-match.ts";
export { type EstimatedValue, estimateMean, estimateShare } from "./analysis/estimate.ts";
export type { LonePawnPath } from "./analysis/lone-pawn-path.ts";
export { type SimulatedMatch, simulateMatchesOnRow } from "./analysis/simulate.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { serpentCartes } from "./game.ts";
export { type Card, cardFromNotation, cardName } from "./material/cards.ts";
export { CARDS_BY_DECK, DECKS, type Deck, isWholeDeck } from "./material/deck.ts";
export { type Hop, hopsUntilRest } from "./material/hops.ts";
export { entryCardsOf, isGoalReachable } from "./material/lone-pawn.ts";
export type { PawnCards } from "./material/pawns.ts";
export { createRestTable, type RestTable, type Row } from "./material/rest-table.ts";
export { formatRow } from "./notation.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type {
  AdvancePosition,
  DealPosition,
  EnterPosition,
  FirstMoverPosition,
  OverPosition,
  Position,
  TurnPosition,
} from "./position.ts";
export { cardSpaceId } from "./spaces.ts";
export type { SerpentCartes } from "./types.ts";
