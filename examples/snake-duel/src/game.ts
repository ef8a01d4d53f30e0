import { defineGame } from "@serpentarium/core";
import { type Action, formatAction, parseAction } from "./action.ts";
import { apple } from "./apple.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, eventsOf, texts } from "./events.ts";
import { positionNotation } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { type Position, start } from "./position.ts";
import { scene, seatName } from "./scene.ts";
import { turn } from "./turn.ts";

/** The type parameters of snake duel. */
export interface SnakeDuel {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game of snake duel: its rules, notation, texts and scene. */
export const snakeDuel = defineGame<SnakeDuel>({
  id: "snake-duel",
  version: "0.1.0",
  title: { en: "Snake duel", fr: "Duel de serpents" },
  summary: { en: "Snakes that all turn at once", fr: "Des serpents qui tournent tous à la fois" },
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
  texts,
  scene,
  seatName,
});
