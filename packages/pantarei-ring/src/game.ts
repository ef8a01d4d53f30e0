import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Pantarei, type Position, pantarei } from "@serpentarium/pantarei";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate } from "./events.ts";
import { parts } from "./parts.ts";
import { scene } from "./scene.ts";
import { words } from "./words.ts";

/** The types of Pantareï in a ring: other clauses and events, the same positions and actions. */
export interface PantareiRing {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Pantareï in a ring, as a game: its rules, notation, words and scene. */
export const pantareiRing = defineVariant<Pantarei, PantareiRing>(pantarei, {
  ...parts,
  id: "pantarei-ring",
  version: manifest.version,
  title: { en: "Pantareï: the ring", fr: "Pantareï : l’anneau" },
  base: ">=0.0.0 <1.0.0",
  clauses,
  narrate,
  words,
  scene,
});
