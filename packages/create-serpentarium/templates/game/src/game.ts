import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { clicks, intendedAction } from "./clicks.ts";
import { type Event, events, texts } from "./events.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { movePhase } from "./phases/move.ts";
import { maxActions, type Position, start } from "./position.ts";
import { scene } from "./scene.ts";

/** The types of the game. */
export interface MySerpent {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

export const mySerpent = defineGame<MySerpent>({
  id: "my-serpent",
  version: manifest.version,
  title: { en: "My serpent", fr: "Mon serpent" },
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
  texts,
  scene,
  clicks,
  intendedAction,
});
