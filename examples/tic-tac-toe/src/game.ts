import { defineGame, defineOptions } from "@serpentarium/core";
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate, words } from "./events.ts";
import { type Action, formatAction, parseAction, place } from "./place.ts";
import { formatPosition, type Position, parsePosition, start } from "./position.ts";
import { scene } from "./scene.ts";

/** The types of tic-tac-toe. */
export interface TicTacToe {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Tic-tac-toe, as a game: its rules, notation, words and scene. */
export const ticTacToe = defineGame<TicTacToe>({
  id: "tic-tac-toe",
  version: "0.1.0",
  title: { en: "Tic-tac-toe", fr: "Morpion" },
  seats: { min: 2, max: 2 },
  options: defineOptions({}),
  clauses,
  phases: { place },
  start,
  longest: () => 9,
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
});
