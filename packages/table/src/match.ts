import type { Game, GameTypes } from "@serpentarium/core";
import {
  occupantOf,
  PERSON,
  type ResumeOptions,
  stateValueOf,
  type TurnActorRef,
  type TurnContext,
  type TurnInput,
  type TurnMachine,
} from "@serpentarium/core/turn";

export { newSeed } from "@serpentarium/core";

/** The turn machine of any game. */
export type MatchMachine = TurnMachine<GameTypes>;
/** A running match. */
export type MatchActor = TurnActorRef<GameTypes>;
/** The state of a match. */
export type MatchContext = TurnContext<GameTypes>;
/** The input of a new match. */
export type MatchInput = TurnInput<GameTypes>;
/** How a match starts: with a new table, or resumed from a snapshot, single or in a series. */
export type MatchStart = ResumeOptions<GameTypes> | { readonly input: MatchInput };

/** The occupant name of players at other devices, whose actions come by link. */
export const REMOTE_PLAYER = "elsewhere";

/** Whether the match waits for a person at this screen. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;
