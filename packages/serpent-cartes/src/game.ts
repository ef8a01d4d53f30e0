import { defineGame } from "@serpentarium/core";
import { createSeatName } from "@serpentarium/core/scene";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { material } from "./drawing/material.ts";
import { PAWNS, pawnAppearanceOf } from "./drawing/pawn-appearance.ts";
import { UPWARD_COURSE } from "./material/headings.ts";
import { formatAction, parseAction } from "./notation.ts";
import { options, presets } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions, start } from "./position.ts";
import type { SerpentCartes } from "./types.ts";

/** Le serpent as a game: rules, notation and scene. */
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
  aids: ["route"],
  material,
  seatPaint: (_position, seat) => pawnAppearanceOf(seat).paint,
  seatName: createSeatName(PAWNS.map(({ name }) => name)),
});
