import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { clicks, intendedAction } from "./clicks.ts";
import { events } from "./events.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { options } from "./options.ts";
import { movePhase } from "./phases/move.ts";
import { maxActions, start } from "./position.ts";
import { scene } from "./scene.ts";
import type { MySerpent } from "./types.ts";

export const mySerpent = defineGame<MySerpent>({
  id: "my-serpent",
  version: manifest.version,
  seats: { min: 2, max: 2 },
  options,
  clauses,
  phases: { move: movePhase },
  start,
  maxActions,
  ...positionNotation,
  parseAction,
  formatAction,
  events,
  scene,
  clicks,
  intendedAction,
});
