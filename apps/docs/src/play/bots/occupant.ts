import { type BotSpec, bestOf } from "@serpentarium/bots";
import type { AnyAction, GameTypes } from "@serpentarium/core";
import type { Turn } from "@serpentarium/core/turn";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Thinker } from "./thinker.ts";

/**
 * A bot at a seat, which thinks beside the page: that of `@serpentarium/bots/turn` would bring its search along for
 * everybody who opens the page. It starts afresh every turn, so that a match that was put away goes on alike.
 *
 * @param pause - how long people may look before it answers
 */
export const createBotOccupant = (
  bot: BotSpec,
  thinker: Thinker,
  pause: () => Promise<void>,
): PromiseActorLogic<AnyAction, Turn<GameTypes>> =>
  fromPromise(async ({ input, signal }) => {
    const [explanation] = await Promise.all([thinker.think(input, bot, signal), pause()]);
    return bestOf(explanation);
  });
