import { LEVELS } from "@serpentarium/bots";
import { createRandom, type Game, type GameTypes, randomAction } from "@serpentarium/core";
import { createTurnMachine, type OccupantInput, toResumeOptions } from "@serpentarium/core/turn";
import type { MatchActor, RunningContext } from "@serpentarium/table";
import { createActor, type EventObject, fromCallback } from "xstate";
import { BotClient } from "../bots/bot-client.ts";
import { createBotOccupant } from "../bots/bot-occupant.ts";
import { botDelay, chanceDelay } from "./delays.ts";
import { PASSIVE, RANDOM_BOT, SITE_DEALER } from "./occupants.ts";

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

/** Waits so that people can follow the last action. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, botDelay()));

/** For pages without bots. */
const NO_BOTS = new BotClient(() => Promise.reject(new Error("this page has no bots")));

/** Creates an actor that plays a match on, with delayed bots and dealer. */
export function runMatch(game: Game, context: RunningContext, bots = NO_BOTS): MatchActor {
  const machine = createTurnMachine<GameTypes, string>(game, {
    ...Object.fromEntries(LEVELS.map(({ id, bot }) => [id, createBotOccupant(bot, bots, pause)])),
    ...Object.fromEntries(PASSIVE.map((name) => [name, fromCallback(() => {})])),
    [RANDOM_BOT]: delayedRandomBot(botDelay),
    [SITE_DEALER]: delayedRandomBot(({ position }) => chanceDelay(game, position)),
  });
  return createActor(machine, toResumeOptions(game, machine, context));
}
