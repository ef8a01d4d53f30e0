/**
 * Le serpent (cards): pawns race along a winding row of cards, which determine their movement.
 *
 * @module
 */

export type { Action, Advance, Deal, EntryThrow, FirstMover } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { serpentCartes } from "./game.ts";
export { type Card, cardFromNotation, cardName } from "./material/cards.ts";
export { CARDS_BY_DECK, DECKS, type Deck, isWholeDeck } from "./material/deck.ts";
export type { Hop } from "./material/hops.ts";
export type { PawnCards } from "./material/pawns.ts";
export type { Row } from "./material/rest-table.ts";
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
export type { SerpentCartes } from "./types.ts";
