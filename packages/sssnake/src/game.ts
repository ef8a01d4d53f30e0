import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import type { Event } from "./events.ts";
import { JOINED } from "./material/finish.ts";
import { formatAction, formatPosition, parseAction } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { createParts } from "./parts.ts";
import { longest, type Position, start } from "./position.ts";
import { aids } from "./scene.ts";
import { words } from "./words.ts";

/** The types of Sssnake. */
export interface Sssnake {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Sssnake, as a game: its rules, notation, words and scene. */
export const sssnake = defineGame<Sssnake>({
  id: "sssnake",
  version: manifest.version,
  title: { en: "Sssnake", fr: "Sssnake" },
  seats: { min: 2, max: 4 },
  options,
  clauses,
  start,
  longest,
  ...createParts({ finish: JOINED }),
  formatPosition,
  parseAction,
  formatAction,
  words,
  aids,
});
