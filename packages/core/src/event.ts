import type { AnyAction, AnyPosition, Game, GameTypes } from "./game.ts";
import type { Seat } from "./table.ts";
import type { Language } from "./text.ts";
import { narrateTo, type Viewer } from "./view.ts";

/** One step of what an action does, under the clause that it applies; `ClauseId` are the ids of the game's clauses. */
export interface GameEvent<ClauseId extends string = string> {
  /** What happened, such as `moved` or `ate`. */
  readonly type: string;
  /** The id of the clause that it applies. */
  readonly clause: ClauseId;
  /** The ids of the spaces that it touches, as they are called before the action. */
  readonly spaces: readonly string[];
}

/**
 * That a seat has chosen in a simultaneous phase: core tells it, and has the words. A game with such a phase has it among
 * its events.
 */
export interface ChosenEvent<ClauseId extends string = string> extends GameEvent<ClauseId> {
  readonly type: "chosen";
  readonly seat: Seat;
}

/** How each event is said, a function a language; core says a {@link ChosenEvent}. */
export type Words<E extends GameEvent> = {
  readonly [K in Exclude<E["type"], "chosen">]: Readonly<
    Record<Language, Say<Extract<E, { readonly type: K }>>>
  >;
};
// written as a method, so that the words of one game pass for those of any
type Say<E> = { say(event: E): string }["say"];

/** An event as a sentence. */
export const say = <T extends GameTypes>(game: Game<T>, event: T["event"], language: Language): string =>
  (game.words as Words<GameEvent>)[event.type]?.[language](event) ?? event.type;

/** All that an action does, as sentences; to somebody, what they may know of it. */
export const tell = <T extends GameTypes>(
  game: Game<T>,
  position: AnyPosition & T["position"],
  action: AnyAction & T["action"],
  language: Language,
  viewer?: Viewer,
): string[] => narrateTo(game, position, action, viewer).map((event) => say(game, event, language));
