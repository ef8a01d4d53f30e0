import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { hidden } from "./hidden.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { deal, lay, type MyHands, maxActions, options, scoresOf, start } from "./rules.ts";
import { scene } from "./scene.ts";

export const myHands = defineGame<MyHands>({
  id: "my-hands",
  version: manifest.version,
  seats: { min: 2, max: 3 },
  options,
  clauses,
  phases: { deal, lay },
  start,
  maxActions,
  ...positionNotation,
  parseAction,
  formatAction,
  events,
  scene,
  scores: scoresOf,
  hidden,
});
