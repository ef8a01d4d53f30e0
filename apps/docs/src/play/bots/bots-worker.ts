import { loadGame, olderVersions } from "virtual:load-games";
import { serveBots, toPort } from "@serpentarium/bots";
import type { InitMessage } from "./init-message.ts";

/** Loads a version of a game. @throws Error if it is not on this site */
async function load({ game, version }: InitMessage) {
  const older = olderVersions[game]?.find((candidate) => candidate.version === version);
  const loaded = await (older?.load ?? loadGame[game])?.();
  return loaded ?? Promise.reject(new Error(`no game ${game}`));
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
