import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { WALLED_GROUND } from "./material/ground.ts";
import { COLOUR_NAMES, colourOfSeat } from "./material/serpent.ts";
import { options } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions } from "./setup.ts";
import { texts } from "./texts.ts";
import type { Ssserpent } from "./types.ts";

/** The game Ssserpent: rules, notation, texts and scene. */
export const ssserpent = defineGame<Ssserpent>({
  id: "ssserpent",
  version: manifest.version,
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
