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
  occupantOf,
  PERSON,
  stateOf,
  type Turn,
  type TurnContext,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { type ActorRefFrom, type EventObject, fromCallback } from "xstate";
import { read } from "./reader.ts";
import { WORDS } from "./words.ts";

export type MatchMachine = TurnMachine<GameTypes>;
export type MatchActor = ActorRefFrom<MatchMachine>;
export type MatchContext = TurnContext<GameTypes>;

/** The names of those who answer at random: at a seat, and for chance. */
export const RANDOM = "random";
export const DICE = "dice";

/** How long a random opponent waits, in milliseconds: the page stays usable where all seats are random. */
const PAUSE = 300;

const slowly = (pause: number) =>
  fromCallback<EventObject, Turn<GameTypes>>(({ input: { game, position, seed }, sendBack }) => {
    const answer = (): void =>
      sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
    const timer = setTimeout(answer, pause);
    return () => clearTimeout(timer);
  });

/** The turn machine of a game, with opponents whose actions can be followed. */
export const createMatchMachine = (game: Game): MatchMachine =>
  createTurnMachine(game, { [RANDOM]: slowly(PAUSE), [DICE]: slowly(0) });

/** Whether the match waits for somebody at this page. */
export const waitsForPerson = (game: Game, context: MatchContext): boolean =>
  stateOf(context) !== "over" && occupantOf(context, game.toAct(context.position)) === PERSON;

/** Whether anything in a game is left to chance. */
export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** How a seat is called in a position. */
export const seatName = (game: Game, { position }: Pick<MatchContext, "position">, seat: Seat): Text =>
  game.seatName?.(position, seat) ?? {
    en: read("en", WORDS.player, { n: seat + 1 }),
    fr: read("fr", WORDS.player, { n: seat + 1 }),
  };

/** A seed that nobody can guess. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join("-");
