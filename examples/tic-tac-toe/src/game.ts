import { defineGame, defineOptions } from "@serpentarium/core";
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, eventsOf, texts } from "./events.ts";
import { type Action, formatAction, parseAction, place } from "./place.ts";
import { type Position, positionNotation, start } from "./position.ts";
import { scene } from "./scene.ts";

/** The type parameters of tic-tac-toe. */
export interface TicTacToe {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game of tic-tac-toe: its rules, notation, texts and scene. */
export const ticTacToe = defineGame<TicTacToe>({
  id: "tic-tac-toe",
  version: "0.1.0",
  title: { en: "Tic-tac-toe", fr: "Morpion" },
  summary: { en: "Three in a row", fr: "Trois à la suite" },
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
  texts,
  scene,
});
