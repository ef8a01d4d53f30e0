// Before a release: keeps what this version can play, for all later versions of its line to replay (test/golden).

import plugin from "@my-scope/my-serpent";
import { keepGolden } from "@serpentarium/testkit";

const isNew = keepGolden(plugin.game, new URL("..", import.meta.url));
console.log(
  isNew ? `wrote test/golden/${plugin.game.version}.jsonl` : "no new version to keep golden records of",
);
