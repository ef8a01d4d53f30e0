import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import type { Event } from "./events.ts";
import { WALLED_GROUND } from "./material/ground.ts";
import { COLOUR_NAMES, colourOfSeat } from "./material/serpent.ts";
import { type Options, options } from "./options.ts";
import { createParts } from "./parts.ts";
import type { Position } from "./position.ts";
import { maxActions } from "./setup.ts";
import { texts } from "./texts.ts";

/** The types of Ssserpent. */
export interface Ssserpent {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game Ssserpent: rules, notation, texts and scene. */
export const ssserpent = defineGame<Ssserpent>({
  id: "ssserpent",
  version: manifest.version,
  title: { en: "Ssserpent", fr: "Ssserpent" },
  summary: { en: "A duel on a grid", fr: "Un duel sur une grille" },
  seats: { min: 2, max: 2 },
  options,
  clauses,
  ...createParts({ ground: WALLED_GROUND }),
  maxActions,
  texts,
  seatPaint: (_position, seat) => colourOfSeat(seat),
  seatName(_position, seat) {
    const { en, fr } = COLOUR_NAMES[colourOfSeat(seat)];
    return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
  },
});
