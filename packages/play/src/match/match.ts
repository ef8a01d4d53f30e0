import { LEVELS } from "@serpentarium/bots";
import { type AnyPosition, createRandom, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import { createTurnMachine, type OccupantInput } from "@serpentarium/core/turn";
import { type MatchMachine, REMOTE_PLAYER } from "@serpentarium/table";
import { type EventObject, fromCallback } from "xstate";
import { BotClient } from "../bots/bot-client.ts";
import { createBotOccupant } from "../bots/bot-occupant.ts";

/** The occupant name of a random opponent. */
export const RANDOM_BOT = "random";
/** The dealer name of the site. */
export const SITE_DEALER = "dice";
/** The dealer name of the site if a person presses for each roll; see `pressed-dealer.ts`. */
export const PRESSED_DEALER = "press";

/** Delay before a bot plays, in milliseconds, so that people can follow. */
const BOT_DELAY = 700;
/** Delay before each die or card, in milliseconds. */
const CHANCE_DELAY = 500;

/** An occupant that plays a random action, drawn from the seed, after a delay. */
const delayedRandomBot = (delayFor: (turn: OccupantInput<GameTypes>) => number) =>
  fromCallback<EventObject, OccupantInput<GameTypes>>(({ input, sendBack }) => {
    const { game, position, seed } = input;
    const playRandom = (): void =>
      sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
    const delay = delayFor(input);
    if (delay === 0) return playRandom();
    const timer = setTimeout(playRandom, delay);
    return () => clearTimeout(timer);
  });

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The delay before the site draws, in milliseconds: 0 for a deal whose outcomes cannot be listed. */
export const chanceDelay = (game: Game, position: AnyPosition): number =>
  game.chanceOutcomes(position) && !prefersReducedMotion() ? CHANCE_DELAY : 0;

/** Waits so that people can follow the last action. */
const botDelay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : BOT_DELAY));

/** For matches that are only read, in which bots never act. */
const NO_BOTS = new BotClient(() => Promise.reject(new Error("this page has no bots")));

/** The turn machine of a game with delayed bots and dealer. */
export const createMatchMachine = (game: Game, bots = NO_BOTS): MatchMachine =>
  createTurnMachine(game, {
    ...Object.fromEntries(LEVELS.map(({ id, bot }) => [id, createBotOccupant(bot, bots, botDelay)])),
    // remote actions arrive by link
    [REMOTE_PLAYER]: fromCallback(() => {}),
    [RANDOM_BOT]: delayedRandomBot(() => (prefersReducedMotion() ? 0 : BOT_DELAY)),
    [SITE_DEALER]: delayedRandomBot(({ position }) => chanceDelay(game, position)),
    // the page draws the outcome
    [PRESSED_DEALER]: fromCallback(() => {}),
  });
