import {
  type AnyAction,
  type Game,
  type GameTypes,
  type PlayedAction,
  playedAction,
} from "@serpentarium/core";
import {
  applyMatchEvent,
  createMatch,
  type Match,
  type MatchEvent,
  type MatchSetup,
  rulesOf,
} from "@serpentarium/core/match";

export interface GameMatch<O = unknown> extends Match<GameTypes, O> {
  readonly game: Game;
}

export const startMatch = (game: Game, setup: MatchSetup<GameTypes, unknown>): GameMatch => ({
  ...createMatch(game, setup),
  game,
});

/** The match after an event, which must be possible in it. */
export const changeMatch = <M extends GameMatch>(match: M, event: MatchEvent<unknown, PlayedAction>): M =>
  applyMatchEvent<GameTypes, unknown, PlayedAction, M>(rulesOf(match.game), match, event);

/** The match after one more action, which must be legal. */
export const playAction = <M extends GameMatch>(match: M, action: AnyAction): M =>
  changeMatch(match, { type: "played", action: playedAction(match.game, match.position, action) });

/** The match with only its first actions, without an early ending. */
export const takeBackTo = <M extends GameMatch>(match: M, index: number): M =>
  changeMatch(match, { type: "undone", index, count: match.actions.length - index });
