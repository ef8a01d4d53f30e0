import type { AnyAction, Game, GameEvent, GameTypes, SeenAction } from "@serpentarium/core";
import {
  occupantOf,
  PERSON,
  stateValueOf,
  type TurnContext,
  type TurnInput,
} from "@serpentarium/core/context";
import type { Match } from "@serpentarium/core/match";
import type { TurnActorRef } from "@serpentarium/core/turn";

export { newSeed } from "@serpentarium/core";

/** A running match. */
export type MatchActor = TurnActorRef<GameTypes>;
/** The state of a match that runs here. */
export type RunningContext = TurnContext<GameTypes>;
/** The state of a match that runs here or elsewhere. */
export type MatchContext = Pick<RunningContext, "seating" | "occupants"> &
  Match<GameTypes, string, ToldAction>;

/** An action of a match that runs here or elsewhere; in the latter case parts of it may be unknown. */
export interface ToldAction extends SeenAction {
  readonly action?: AnyAction | undefined;
  /** Its effects, if the match runs elsewhere. */
  readonly events?: readonly GameEvent[];
}
/** The input of a new match. */
export type MatchInput = TurnInput<GameTypes>;

/** The occupant name of players at other devices, whose actions come by link. */
export const REMOTE_PLAYER = "elsewhere";

/** Whether the match waits for a person at this screen. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;
