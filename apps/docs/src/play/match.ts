import { LEVELS } from "@serpentarium/bots";
import { createRandom, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import {
  createTurnMachine,
  type MatchRef,
  occupantOf,
  PERSON,
  type Resumed,
  stateOf,
  type Turn,
  type TurnContext,
  type TurnInput,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { type EventObject, fromCallback } from "xstate";
import { createBotOccupant } from "./bots/occupant.ts";
import { Thinker } from "./bots/thinker.ts";
import { ELSEWHERE } from "./by-link/link-seat.ts";

export type MatchMachine = TurnMachine<GameTypes>;
export type MatchActor = MatchRef<GameTypes>;
export type MatchContext = TurnContext<GameTypes>;
export type Start = TurnInput<GameTypes>;
/** What is begun: a table, or a match that goes on, be it one of a series. */
export type Beginning = Resumed<GameTypes> | { readonly input: Start };

/** The name under which a random opponent is seated. */
export const RANDOM = "random";
/** The name of the dealer that the site provides. */
export const DICE = "dice";

/** How long a program lets people look before it answers, in milliseconds. */
const PAUSE = 700;
/** How long a die or a card can be watched before the next one comes. */
const FALL = 500;

/** A program that answers by the seed, after a while. */
const slowly = (pauseFor: (turn: Turn<GameTypes>) => number) =>
  fromCallback<EventObject, Turn<GameTypes>>(({ input, sendBack }) => {
    const { game, position, seed } = input;
    const answer = (): void =>
      sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
    const pause = pauseFor(input);
    if (pause === 0) return answer();
    const timer = setTimeout(answer, pause);
    return () => clearTimeout(timer);
  });

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets people look at what happened last. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : PAUSE));

/** The turn machine of a game, with opponents whose moves can be followed, and dice that can be watched. */
export const createMatchMachine = (game: Game, thinker = new Thinker()): MatchMachine =>
  createTurnMachine(game, {
    ...Object.fromEntries(LEVELS.map(({ id, bot }) => [id, createBotOccupant(bot, thinker, pause)])),
    // whoever plays elsewhere answers with a link
    [ELSEWHERE]: fromCallback(() => {}),
    [RANDOM]: slowly(() => (isStill() ? 0 : PAUSE)),
    [DICE]: slowly(({ position }) => (game.outcomes(position) && !isStill() ? FALL : 0)),
  });

/** Whether the match waits for somebody at this screen. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;

/** A seed that nobody can guess. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
