import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { lay, type MyHexes, maxActions, options, start } from "./rules.ts";
import { PAINTS, scene, seatName } from "./scene.ts";

export const myHexes = defineGame<MyHexes>({
  id: "my-hexes",
  version: manifest.version,
  seats: { min: 2, max: 2 },
  options,
  clauses,
  phases: { lay },
  start,
  maxActions,
  ...positionNotation,
  parseAction,
  formatAction,
  events,
  scene,
  seatName,
  seatPaint: (_position, seat) => PAINTS[seat],
});
