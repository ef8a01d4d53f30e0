import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { SNAKE_PAINTS } from "./drawing/card.ts";
import { material } from "./drawing/material.ts";
import { JOINED_FINISH_RULES } from "./material/finish.ts";
import { formatAction, parseAction } from "./notation.ts";
import { options } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions, start } from "./position.ts";
import { aids } from "./scene.ts";
import type { Sssnake } from "./types.ts";

/** The game Sssnake: rules, notation and scene. */
export const sssnake = defineGame<Sssnake>({
  id: "sssnake",
  version: manifest.version,
  seats: { min: 2, max: 4 },
  options,
  clauses,
  start,
  maxActions,
  ...createParts({ finish: JOINED_FINISH_RULES }),
  parseAction,
  formatAction,
  aids,
  material,
  seatPaint: (_position, seat) => SNAKE_PAINTS[seat],
});
