import { defineVariant } from "@serpentarium/core/variant";
import { type Sssnake, sssnake } from "@serpentarium/sssnake";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { parsePosition } from "./parse-position.ts";
import { parts } from "./parts.ts";
import { scene } from "./scene.ts";
import type { SssnakeTight } from "./types.ts";

/** The game tight Sssnake: rules, notation and scene. */
export const sssnakeTight = defineVariant<Sssnake, SssnakeTight>(sssnake, {
  ...parts,
  id: "sssnake-tight",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  clauses,
  parsePosition,
  events,
  scene,
});
