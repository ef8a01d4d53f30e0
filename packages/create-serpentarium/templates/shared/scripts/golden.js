// Before a release: writes golden records of this version (test/golden), which all later versions of its major must replay.

import plugin from "@my-scope/my-serpent";
import { saveGolden } from "@serpentarium/testkit";

const isNew = saveGolden(plugin.game, new URL("..", import.meta.url));
console.log(
  isNew ? `wrote test/golden/${plugin.game.version}.jsonl` : "no new version to keep golden records of",
);
