import { loadGame, olderVersions } from "virtual:load-games";
import { loadNetwork } from "virtual:load-networks";
import { serveBots, toPort } from "@serpentarium/bots";
import { withNetwork } from "@serpentarium/bots/network";
import type { InitMessage } from "./init-message.ts";

/** Loads a version of a game, the newest with its network if it has one. @throws Error if it is not on this site */
async function load({ game, version }: InitMessage) {
  const older = olderVersions[game]?.find((candidate) => candidate.version === version);
  const loaded = await (older?.load ?? loadGame[game])?.();
  if (!loaded) throw new Error(`no game ${game}`);
  const network = older ? undefined : await loadNetwork[game]?.();
  return network ? { ...loaded, game: withNetwork(loaded.game, network.default) } : loaded;
}

async function serve(message: InitMessage): Promise<void> {
  try {
    serveBots(toPort(message.port), { plugins: [await load(message)], load: false });
  } catch (error) {
    // the page receives it as an `error` event of the worker
    reportError(error);
  }
}

addEventListener("message", ({ data }: MessageEvent<InitMessage>) => serve(data), { once: true });
