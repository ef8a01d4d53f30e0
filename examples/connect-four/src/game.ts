import { defineGame, defineOptions } from "@serpentarium/core";
import { formatAction, parseAction } from "./action.ts";
import { clauses } from "./clauses.ts";
import { drop } from "./drop.ts";
import { eventsOf } from "./events.ts";
import { CELLS } from "./material/grid.ts";
import { positionNotation } from "./notation.ts";
import { start } from "./position.ts";
import { scene, seatName, seatPaint } from "./scene.ts";
import type { ConnectFour } from "./types.ts";

/** The game of connect four: its rules, notation and scene. */
export const connectFour = defineGame<ConnectFour>({
  id: "connect-four",
  version: "0.1.0",
  seats: { min: 2, max: 2 },
  options: defineOptions({}),
  clauses,
  phases: { drop },
  start,
  maxActions: () => CELLS.length,
  ...positionNotation,
  parseAction,
  formatAction,
  events: eventsOf,
  scene,
  seatName,
  seatPaint,
});
