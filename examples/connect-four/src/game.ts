import { defineGame, defineOptions } from "@serpentarium/core";
import { type Action, formatAction, parseAction } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { drop } from "./drop.ts";
import { type Event, eventsOf, texts } from "./events.ts";
import { CELLS } from "./material/grid.ts";
import { positionNotation } from "./notation.ts";
import { type Position, start } from "./position.ts";
import { scene, seatName, seatPaint } from "./scene.ts";

/** The type parameters of connect four. */
export interface ConnectFour {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game of connect four: its rules, notation, texts and scene. */
export const connectFour = defineGame<ConnectFour>({
  id: "connect-four",
  version: "0.1.0",
  title: { en: "Connect four", fr: "Puissance 4" },
  summary: { en: "Four in a row", fr: "Quatre à la suite" },
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
  texts,
  scene,
  seatName,
  seatPaint,
});
