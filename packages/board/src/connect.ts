/**
 * Connects a `<serpent-board>` to a game: to a match of the turn machine, or to a position to try things on.
 *
 * @module
 */
import type { GameTypes } from "@serpentarium/core";
import type { BoardConnection, ConnectOptions } from "./board-connection.ts";
import { Connection } from "./connection.ts";
import type { SerpentBoard } from "./element.ts";
import {
  createLocalPlay,
  type LocalPlay,
  type PlaySource,
  playOfActor,
  type TurnActor,
} from "./play-source.ts";

export type { BoardConnection, ConnectionEvents, ConnectOptions } from "./board-connection.ts";
export type { LocalPlay, News, PlaySource, TurnActor } from "./play-source.ts";

/** A board connected to anything that runs a match. */
export const connectPlay = <T extends GameTypes>(
  board: SerpentBoard,
  play: PlaySource<T>,
  options: ConnectOptions<T>,
): BoardConnection => new Connection(board, play, options);

/**
 * A board connected to an actor of the turn machine, which must be started. Presses become `play` events, what is
 * played is shown and said, and a press that spells nothing legal shows the clause that it breaks.
 */
export const connectBoard = <T extends GameTypes>(
  board: SerpentBoard,
  { actor, ...options }: ConnectOptions<T> & { readonly actor: TurnActor<T> },
): BoardConnection => new Connection(board, playOfActor(actor), options);

/** A board connected to a position, on which anybody plays for every seat. */
export interface PositionConnection<T extends GameTypes> extends BoardConnection {
  readonly play: LocalPlay<T>;
}

/** A board to try things on, from one position: such as an example of the rulebook. */
export function connectPosition<T extends GameTypes>(
  board: SerpentBoard,
  { position, ...options }: ConnectOptions<T> & { readonly position: T["position"] },
): PositionConnection<T> {
  const play = createLocalPlay(options.game, position);
  return Object.assign(new Connection(board, play, options), { play });
}
