import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";
import type { SsserpentTorus } from "./types.ts";

/** The game Ssserpent on a torus: rules, notation and scene. */
export const ssserpentTorus = defineVariant<Ssserpent, SsserpentTorus>(ssserpent, {
  ...parts,
  id: "ssserpent-torus",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  events,
});
