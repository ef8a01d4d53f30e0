import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Position, type Sssnake, sssnake } from "@serpentarium/sssnake";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate } from "./events.ts";
import { parsePosition } from "./parse-position.ts";
import { parts } from "./parts.ts";
import { scene } from "./scene.ts";
import { words } from "./words.ts";

/** The types of tight Sssnake: other clauses and events, the same positions and actions. */
export interface SssnakeTight {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Sssnake without loose parts, as a game: its rules, notation, words and scene. */
export const sssnakeTight = defineVariant<Sssnake, SssnakeTight>(sssnake, {
  ...parts,
  id: "sssnake-tight",
  version: manifest.version,
  title: { en: "Sssnake: tight", fr: "Sssnake : serré" },
  base: ">=0.0.0 <1.0.0",
  clauses,
  parsePosition,
  narrate,
  words,
  scene,
});
