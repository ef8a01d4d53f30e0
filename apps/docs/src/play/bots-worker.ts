import { loadGame, olderVersions } from "virtual:load-games";
import { loadNetwork } from "virtual:load-networks";
import { withNetwork } from "@serpentarium/bots/network";
import { serveBotsOf } from "@serpentarium/play/bots";

serveBotsOf(async (id, version) => {
  const older = olderVersions[id]?.find((candidate) => candidate.version === version);
  const loaded = await (older?.load ?? loadGame[id])?.();
  if (!loaded) throw new Error(`no game ${id}`);
  const network = older ? undefined : await loadNetwork[id]?.();
  return network ? withNetwork(loaded.game, network.default) : loaded.game;
});
