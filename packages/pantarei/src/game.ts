import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { STRAIGHT_ROW_LANDING } from "./material/landing.ts";
import { COLOUR_NAMES } from "./material/pieces.ts";
import { formatAction } from "./notation.ts";
import { options } from "./options.ts";
import { createParts } from "./parts.ts";
import { colourOfSeat, maxActions, start } from "./position.ts";
import { scene } from "./scene.ts";
import { texts } from "./texts.ts";
import type { Pantarei } from "./types.ts";

/** Pantareï as a game: rules, notation, texts and scene. */
export const pantarei = defineGame<Pantarei>({
  id: "pantarei",
  version: manifest.version,
  seats: { min: 2, max: 2 },
  options,
  clauses,
  ...createParts({ landing: STRAIGHT_ROW_LANDING }),
  start,
  maxActions,
  formatAction,
  texts,
  scene,
  seatPaint: (position, seat) =>
    position.phase === "deal" || position.phase === "colour"
      ? undefined
      : colourOfSeat(position.colour, seat),
  seatName(position, seat) {
    const name = { en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` };
    if (position.phase === "deal" || position.phase === "colour") return name;
    const { en, fr } = COLOUR_NAMES[colourOfSeat(position.colour, seat)];
    return { en: `${name.en} (${en})`, fr: `${name.fr} (${fr})` };
  },
});
