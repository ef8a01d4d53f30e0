import type { AnyAction, AnyPosition, Game, GameTypes, GivingUp } from "./game.ts";
import type { Seat } from "./table.ts";
import type { Language, Text } from "./text.ts";
import { eventsForViewer, type Viewer } from "./viewer.ts";

/** One effect of an action and the clause that it applies; `ClauseId` are the ids of the game's clauses. */
export interface GameEvent<ClauseId extends string = string> {
  /** What happened, such as `moved` or `ate`. */
  readonly type: string;
  /** The id of the clause that it applies. */
  readonly clause: ClauseId;
  /** The ids of the spaces that it affects, in the position before the action. */
  readonly spaces: readonly string[];
  /** The ids of those spaces that it removes, so that later ones may get other ids: boards mark where they were. */
  readonly removed?: readonly string[];
}

/**
 * A seat has made its choice in a simultaneous phase. Core creates the event and has its texts; a game with such a phase
 * lists it among its event types.
 */
export interface ChoiceMadeEvent<ClauseId extends string = string> extends GameEvent<ClauseId> {
  readonly type: "chosen";
  readonly seat: Seat;
}

/**
 * A seat has left a game that the others play on. Core creates the event and has its texts; a game with `giveUp` lists it among its
 * event types.
 */
export interface GaveUpEvent<ClauseId extends string = string> extends GameEvent<ClauseId> {
  readonly type: "gave-up";
  readonly seat: Seat;
  /** Why, as in the outcome of a match that ends with it. */
  readonly reason: GivingUp["gaveUp"];
  /** Who has left and why, as where the match ends with it. */
  readonly narration: Text;
}

/**
 * The text of each type of event: one function per language. Core has those of {@link ChoiceMadeEvent} and {@link GaveUpEvent}.
 */
export type EventTexts<E extends GameEvent> = {
  readonly [K in Exclude<E["type"], "chosen" | "gave-up">]: Readonly<
    Record<Language, EventText<Extract<E, { readonly type: K }>>>
  >;
};
// a method is bivariant: the texts of one game are assignable to those of any game
type EventText<E> = { format(event: E): string }["format"];

/** Returns the sentence for an event; its type where the game has no text for it. */
export const narrateEvent = <T extends GameTypes>(
  game: Game<T>,
  event: T["event"],
  language: Language,
): string => (game.texts as EventTexts<GameEvent>)[event.type]?.[language](event) ?? event.type;

/** Returns the sentences for all events of an action; with a viewer, only what that viewer may know. */
export const narrateAction = <T extends GameTypes>(
  game: Game<T>,
  position: AnyPosition & T["position"],
  action: AnyAction & T["action"],
  language: Language,
  viewer?: Viewer,
): string[] =>
  eventsForViewer(game, position, action, viewer).map((event) => narrateEvent(game, event, language));
