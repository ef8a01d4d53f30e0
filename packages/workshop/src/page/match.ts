import {
  createRandom,
  type Game,
  type GameTypes,
  randomAction,
  type Seat,
  type Text,
} from "@serpentarium/core";
import {
  createTurnMachine,
  type OccupantInput,
  occupantOf,
  PERSON,
  stateValueOf,
  type TurnContext,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { type ActorRefFrom, type EventObject, fromCallback } from "xstate";
import { localise } from "./localise.ts";
import { MESSAGES } from "./messages.ts";

export type MatchMachine = TurnMachine<GameTypes>;
export type MatchActor = ActorRefFrom<MatchMachine>;
export type MatchContext = TurnContext<GameTypes>;

/** The names of the random occupants: of a seat, and of chance. */
export const RANDOM = "random";
export const DICE = "dice";

/** The delay of a random opponent, in milliseconds, so that the page stays usable when all seats are random. */
const RANDOM_DELAY = 300;

const randomOccupant = (pause: number) =>
  fromCallback<EventObject, OccupantInput<GameTypes>>(({ input: { game, position, seed }, sendBack }) => {
    const play = (): void =>
      sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
    const timer = setTimeout(play, pause);
    return () => clearTimeout(timer);
  });

/** Creates the turn machine of a game, with random opponents that wait before they act. */
export const createMatchMachine = (game: Game): MatchMachine =>
  createTurnMachine(game, { [RANDOM]: randomOccupant(RANDOM_DELAY), [DICE]: randomOccupant(0) });

/** Whether the match waits for a person. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;

/** Whether a game has phases of chance. */
export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** The name of a seat in a position. */
export const seatName = (game: Game, { position }: Pick<MatchContext, "position">, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? {
    en: localise("en", MESSAGES.player, { n: seat + 1 }),
    fr: localise("fr", MESSAGES.player, { n: seat + 1 }),
  };

/** Creates an unpredictable seed. */
export const createSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join("-");
