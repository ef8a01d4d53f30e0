import { defineGame, defineOptions } from "@serpentarium/core";
import { clauses } from "./clauses.ts";
import { eventsOf } from "./events.ts";
import { formatAction, parseAction, place } from "./place.ts";
import { positionNotation, start } from "./position.ts";
import { material, scene } from "./scene.ts";
import type { TicTacToe } from "./types.ts";

/** The game of tic-tac-toe: its rules, notation and scene. */
export const ticTacToe = defineGame<TicTacToe>({
  id: "tic-tac-toe",
  version: "0.1.0",
  seats: { min: 2, max: 2 },
  options: defineOptions({}),
  clauses,
  phases: { place },
  start,
  maxActions: () => 9,
  ...positionNotation,
  parseAction,
  formatAction,
  events: eventsOf,
  scene,
  material,
});
