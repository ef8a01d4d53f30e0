import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { SNAKE_PAINTS } from "./drawing/card.ts";
import type { Event } from "./events.ts";
import { JOINED_FINISH_RULES } from "./material/finish.ts";
import { formatAction, parseAction } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions, type Position, start } from "./position.ts";
import { aids } from "./scene.ts";
import { texts } from "./texts.ts";

/** The types of Sssnake. */
export interface Sssnake {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game Sssnake: rules, notation, texts and scene. */
export const sssnake = defineGame<Sssnake>({
  id: "sssnake",
  version: manifest.version,
  title: { en: "Sssnake", fr: "Sssnake" },
  summary: { en: "Building with cards and a die", fr: "Construire avec des cartes et un dé" },
  seats: { min: 2, max: 4 },
  options,
  clauses,
  start,
  maxActions,
  ...createParts({ finish: JOINED_FINISH_RULES }),
  parseAction,
  formatAction,
  texts,
  aids,
  seatPaint: (_position, seat) => SNAKE_PAINTS[seat],
});
