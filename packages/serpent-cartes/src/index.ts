/**
 * Le serpent (cards): pawns race along a winding row of cards, and the row decides.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { serpentCartes } from "./game.ts";

export type { Action, Deal, First, Go, Throw } from "./action.ts";
export { type Analysis, analyse, type Jumps, jumpsOf, type Rules } from "./analysis/analyse.ts";
export type { Chances, Effort } from "./analysis/chances.ts";
export { type Estimate, meanOf, shareOf } from "./analysis/estimate.ts";
export type { Lone } from "./analysis/lone.ts";
export { type Race, race } from "./analysis/race.ts";
export { type Played, simulate } from "./analysis/simulate.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SerpentCartes } from "./game.ts";
export { type Card, cardName, cardNamed } from "./material/cards.ts";
export { CARDS_OF, DECKS, type Deck, isDeck } from "./material/deck.ts";
export { entriesOf, isFinishable } from "./material/lone.ts";
export type { Pawns } from "./material/pawns.ts";
export { chainFrom, type Hop } from "./material/route.ts";
export { layTrack, type Row, type Track } from "./material/track.ts";
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
export { space } from "./spaces.ts";
export { examples, serpentCartes };
/** Le serpent with its examples, as the tools take it. */
export default definePlugin(serpentCartes, examples);
