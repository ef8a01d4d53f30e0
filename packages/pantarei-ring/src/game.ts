import { defineVariant } from "@serpentarium/core/variant";
import { type Pantarei, pantarei } from "@serpentarium/pantarei";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { parts } from "./parts.ts";
import { scene } from "./scene.ts";
import type { PantareiRing } from "./types.ts";

/** Pantareï in a ring as a game: rules, notation and scene. */
export const pantareiRing = defineVariant<Pantarei, PantareiRing>(pantarei, {
  ...parts,
  id: "pantarei-ring",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  clauses,
  events,
  scene,
});
