/**
 * Le serpent (cards): pawns race along a winding row of cards, which decides where they go.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { serpentCartes } from "./game.ts";

export type { Action, Advance, Deal, EntryThrow, FirstMover } from "./action.ts";
export {
  type Analysis,
  type AnalysisOptions,
  analyse,
  type JumpGraph,
  jumpGraphOf,
} from "./analysis/analyse.ts";
export type { AnalysisBudget, Chances } from "./analysis/chances.ts";
export { type Estimate, estimateMean, estimateShare } from "./analysis/estimate.ts";
export type { LonePath } from "./analysis/lone-path.ts";
export { playRace, type RaceResult } from "./analysis/race.ts";
export { type SimulatedMatch, simulateMatches } from "./analysis/simulate.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SerpentCartes } from "./game.ts";
export { type Card, cardFromNotation, cardName } from "./material/cards.ts";
export { chainFrom, type Hop } from "./material/chain.ts";
export { CARDS_OF, DECKS, type Deck, isWholeDeck } from "./material/deck.ts";
export { entryCardsOf, isFinishable } from "./material/lone-pawn.ts";
export type { Pawns } from "./material/pawns.ts";
export { createRestTable, type RestTable, type Row } from "./material/rest-table.ts";
export { formatRow } from "./notation.ts";
export type { Options } from "./options.ts";
export type {
  AdvancePosition,
  DealPosition,
  EnterPosition,
  FirstPosition,
  OverPosition,
  Position,
  TurnPosition,
} from "./position.ts";
export { cardSpace } from "./spaces.ts";
export { examples, serpentCartes };
/** The plugin: Le serpent and its examples. */
export default definePlugin(serpentCartes, examples);
