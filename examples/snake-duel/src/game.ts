import { defineGame } from "@serpentarium/core";
import { type Action, formatAction, parseAction } from "./action.ts";
import { apple } from "./apple.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate, words } from "./events.ts";
import { formatPosition, parsePosition } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { type Position, start } from "./position.ts";
import { scene, seatName } from "./scene.ts";
import { turn } from "./turn.ts";

/** The types of snake duel. */
export interface SnakeDuel {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Snake duel, as a game: its rules, notation, words and scene. */
export const snakeDuel = defineGame<SnakeDuel>({
  id: "snake-duel",
  version: "0.1.0",
  title: { en: "Snake duel", fr: "Duel de serpents" },
  seats: { min: 2, max: 4 },
  options,
  clauses,
  phases: { apple, turn },
  start,
  // in each turn every seat chooses and at most one apple drops, after the first one
  longest: ({ seats, options: { turns } }) => 1 + turns * (seats + 1),
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
  seatName,
});
