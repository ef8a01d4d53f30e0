import { createRandom, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import {
  createTurnMachine,
  occupantOf,
  PERSON,
  type Resumed,
  stateOf,
  type Turn,
  type TurnContext,
  type TurnInput,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { type Actor, createActor, type EventObject, fromCallback } from "xstate";

export type MatchMachine = TurnMachine<GameTypes>;
export type MatchActor = Actor<MatchMachine>;
export type MatchContext = TurnContext<GameTypes>;

/** What a match begins from: a table, or a match that was kept. */
export type Beginning = Resumed<GameTypes> | { readonly input: TurnInput<GameTypes> };

/** The name under which a random opponent is seated. */
export const RANDOM = "random";

/** How long a random opponent lets people look before it answers, in milliseconds. */
const PAUSE = 700;

const slowRandom = fromCallback<EventObject, Turn<GameTypes>>(({ input, sendBack }) => {
  const { game, position, seed } = input;
  const timer = setTimeout(() => {
    sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
  }, PAUSE);
  return () => clearTimeout(timer);
});

/** The turn machine of a game, with a random opponent whose moves can be followed. */
export const createMatchMachine = (game: Game): MatchMachine =>
  createTurnMachine(game).provide({ actors: { [RANDOM]: slowRandom } });

/** A match that runs. */
export const startMatch = (machine: MatchMachine, beginning: Beginning): MatchActor =>
  createActor(machine, beginning).start();

/** Whether the match waits for somebody at this screen. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;

/** A seed that nobody can guess. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
