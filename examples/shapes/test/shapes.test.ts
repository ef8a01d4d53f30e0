import { botsLaw } from "@serpentarium/bots/law";
import { definePlugin, type Game } from "@serpentarium/core";
import { LAWS } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import * as shapes from "../src/index.ts";

for (const game of Object.values<Game>(shapes))
  describeGame(definePlugin(game), { laws: [...LAWS, botsLaw] });
