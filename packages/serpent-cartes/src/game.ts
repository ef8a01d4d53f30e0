import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { pawnAppearanceOf } from "./drawing/pawn-appearance.ts";
import { UPWARD_COURSE } from "./material/headings.ts";
import { formatAction, parseAction } from "./notation.ts";
import { options, presets } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions, start } from "./position.ts";
import { aids } from "./scene.ts";
import { texts } from "./texts.ts";
import type { SerpentCartes } from "./types.ts";

/** Le serpent as a game: rules, notation, texts and scene. */
export const serpentCartes = defineGame<SerpentCartes>({
  id: "serpent-cartes",
  version: manifest.version,
  seats: { min: 2, max: 4 },
  options,
  presets,
  clauses,
  ...createParts({ course: UPWARD_COURSE }),
  start,
  maxActions,
  parseAction,
  formatAction,
  texts,
  aids,
  seatPaint: (_position, seat) => pawnAppearanceOf(seat).paint,
  seatName(_position, seat) {
    const { en, fr } = pawnAppearanceOf(seat).name;
    return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
  },
});
