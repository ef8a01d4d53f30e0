import { loadGame, olderVersions } from "virtual:load-games";
import { portOf, serveBots } from "@serpentarium/bots";
import type { Summons } from "./summons.ts";

/** Loads the version of a game that is played or read. @throws Error where it is not on this site */
async function load({ game, version }: Summons) {
  const older = olderVersions[game]?.find((one) => one.version === version);
  const loaded = await (older?.load ?? loadGame[game])?.();
  return loaded ?? Promise.reject(new Error(`no game ${game}`));
}

async function serve(summons: Summons): Promise<void> {
  try {
    serveBots(portOf(summons.port), { plugins: [await load(summons)], load: false });
  } catch (error) {
    // heard by the page as an error of the worker
    reportError(error);
  }
}

addEventListener("message", ({ data }: MessageEvent<Summons>) => serve(data), { once: true });
