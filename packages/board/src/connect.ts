/**
 * Connects a `<serpent-board>` to a match of the turn machine, or to a position for trying actions.
 *
 * @module
 */
import type { GameTypes } from "@serpentarium/core";
import type { BoardConnection, ConnectOptions } from "./board-connection.ts";
import { Connection } from "./connection.ts";
import type { SerpentBoard } from "./element.ts";
import {
  actorMatchSource,
  createLocalMatch,
  type LocalMatch,
  type MatchSource,
  type TurnActor,
} from "./match-source.ts";

export type { BoardConnection, ConnectionEvents, ConnectOptions } from "./board-connection.ts";
export type {
  LocalMatch,
  MatchSource,
  MatchUpdate,
  Narration,
  ShownAction,
  TurnActor,
} from "./match-source.ts";

/** Connects a board to any source of a match. */
export const connectMatch = <T extends GameTypes>(
  board: SerpentBoard,
  play: MatchSource<T>,
  options: ConnectOptions<T>,
): BoardConnection => new Connection(board, play, options);

/**
 * Connects a board to a started actor of the turn machine. Presses become `play` events, actions are shown and announced, and an illegal
 * press shows the clause that it violates.
 */
export const connectBoard = <T extends GameTypes>(
  board: SerpentBoard,
  { actor, ...options }: ConnectOptions<T> & { readonly actor: TurnActor<T> },
): BoardConnection => new Connection(board, actorMatchSource(actor), options);

/** A board connected to a position, at which the user plays for every seat. */
export interface PositionConnection<T extends GameTypes> extends BoardConnection {
  readonly match: LocalMatch<T>;
}

/** Connects a board to a position for trying actions, such as an example of the rulebook. */
export function connectPosition<T extends GameTypes>(
  board: SerpentBoard,
  { position, ...options }: ConnectOptions<T> & { readonly position: T["position"] },
): PositionConnection<T> {
  const localMatch = createLocalMatch(options.game, position);
  return Object.assign(new Connection(board, localMatch, options), { match: localMatch });
}
