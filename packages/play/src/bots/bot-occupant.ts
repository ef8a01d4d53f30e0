import { type BotSpec, bestAction } from "@serpentarium/bots";
import type { AnyAction, GameTypes } from "@serpentarium/core";
import type { OccupantInput } from "@serpentarium/core/turn";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { BotClient } from "./bot-client.ts";

/**
 * A bot as an occupant that runs in a worker. The occupant of `@serpentarium/bots/turn` would add the search code to the
 * page’s initial download. It keeps no state between turns: a resumed match needs no more than its actions.
 *
 * @param pause - resolves when the bot may play, so that people can follow
 */
export const createBotOccupant = (
  bot: BotSpec,
  bots: BotClient,
  pause: () => Promise<void>,
): PromiseActorLogic<AnyAction, OccupantInput<GameTypes>> =>
  fromPromise(async ({ input, signal }) => {
    const [explanation] = await Promise.all([bots.think(input, bot, signal), pause()]);
    return bestAction(explanation);
  });
