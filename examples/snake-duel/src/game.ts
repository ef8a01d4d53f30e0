import { defineGame } from "@serpentarium/core";
import { formatAction, parseAction } from "./action.ts";
import { apple } from "./apple.ts";
import { clauses } from "./clauses.ts";
import { eventsOf } from "./events.ts";
import { positionNotation } from "./notation.ts";
import { options } from "./options.ts";
import { start } from "./position.ts";
import { scene, seatName } from "./scene.ts";
import { turn } from "./turn.ts";
import type { SnakeDuel } from "./types.ts";

/** The game of snake duel: its rules, notation and scene. */
export const snakeDuel = defineGame<SnakeDuel>({
  id: "snake-duel",
  version: "0.1.0",
  seats: { min: 2, max: 4 },
  options,
  clauses,
  phases: { apple, turn },
  start,
  // the first apple, then in each turn a choice per seat and at most one apple
  maxActions: ({ seats, options: { turns } }) => 1 + turns * (seats + 1),
  ...positionNotation,
  parseAction,
  formatAction,
  events: eventsOf,
  scene,
  seatName,
});
