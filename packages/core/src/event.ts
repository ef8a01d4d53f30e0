import type { AnyAction, AnyPosition, Game, GameTypes, GivingUp } from "./game.ts";
import type { Seat } from "./table.ts";
import { eventsForViewer, type Viewer } from "./viewer.ts";
import type { MessageReference, Words } from "./words/message.ts";

/** One effect of an action, and the clause that it applies; `ClauseId` is the union of the game's clause ids. */
export interface GameEvent<ClauseId extends string = string> {
  /** What happened, such as `moved` or `ate`. */
  readonly type: string;
  /** The id of the clause that it applies. */
  readonly clause: ClauseId;
  /** The ids of the spaces that it affects, in the position before the action. */
  readonly spaces: readonly string[];
  /** The ids of those spaces that it removes: boards mark where they were, because later spaces may get other ids. */
  readonly removed?: readonly string[];
  /** The paths along which something moved: for each, the ids of those spaces that it went through, from its start to its end. */
  readonly paths?: readonly (readonly string[])[];
}

/**
 * A seat has made its choice in a simultaneous phase. Core creates the event and has its words; a game with such a phase includes it in its
 * event types.
 */
export interface ChoiceMadeEvent<ClauseId extends string = string> extends GameEvent<ClauseId> {
  readonly type: "chosen";
  readonly seat: Seat;
}

/**
 * A seat has left a game that the others continue. Core creates the event and has its words; a game with `giveUp` includes it in its event
 * types.
 */
export interface GaveUpEvent<ClauseId extends string = string> extends GameEvent<ClauseId> {
  readonly type: "gave-up";
  readonly seat: Seat;
  /** The reason, as in the outcome of a match that ends with it. */
  readonly reason: GivingUp["gaveUp"];
}

/** Returns the message of an event, with its members as placeholders; words hold it under `events.<type>`. */
export const messageOfEvent = (event: GameEvent): MessageReference => ({
  id: `events.${event.type}`,
  data: { ...event },
});

/** Returns the sentence for an event. */
export const narrateEvent = (event: GameEvent, words: Words): string => words.format(messageOfEvent(event));

/** Returns the sentences for all events of an action; for a viewer, only those about what that viewer may know. */
export const narrateAction = <T extends GameTypes>(
  game: Game<T>,
  position: AnyPosition & T["position"],
  action: AnyAction & T["action"],
  words: Words,
  viewer?: Viewer,
): string[] => eventsForViewer(game, position, action, viewer).map((event) => narrateEvent(event, words));
