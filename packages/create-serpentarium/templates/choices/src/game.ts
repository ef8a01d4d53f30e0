import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { type MyChoices, maxActions, options, rear, scoresOf, start } from "./rules.ts";
import { PAINTS, scene, seatName } from "./scene.ts";

export const myChoices = defineGame<MyChoices>({
  id: "my-choices",
  version: manifest.version,
  seats: { min: 2, max: 4 },
  options,
  clauses,
  phases: { rear },
  start,
  maxActions,
  ...positionNotation,
  parseAction,
  formatAction,
  scene,
  seatName,
  seatPaint: (_position, seat) => PAINTS[seat],
  scores: scoresOf,
});
