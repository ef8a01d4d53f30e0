import type { BotWorker } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";

/** Opens a worker in which the bots of a version of a game think. */
export type OpenBots = (game: Game) => Promise<BotWorker>;

/**
 * Runs bots in workers: one, or more for long searches if the device has several processors.
 *
 * @param createWorker - starts a worker whose script calls `serveBotsOf`
 */
export const botsInWorkers =
  (createWorker: () => Worker): OpenBots =>
  async (game) =>
    (await import("./open-bot-worker.ts")).openBotWorker(game, createWorker);

/** Runs bots in the page, in short slices: for pages that cannot have workers. */
export const botsInPage: OpenBots = async (game) => {
  const { connectBotWorker, serveBots, toPort } = await import("@serpentarium/bots");
  const { port1, port2 } = new MessageChannel();
  serveBots(toPort(port2), { plugins: [{ game }], load: false });
  return connectBotWorker(toPort(port1));
};
