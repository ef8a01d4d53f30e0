import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Pantarei, type Position, pantarei } from "@serpentarium/pantarei";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, events } from "./events.ts";
import { parts } from "./parts.ts";
import { scene } from "./scene.ts";
import { texts } from "./texts.ts";

/** The type parameters of Pantareï in a ring: its own clauses and events, and Pantareï’s positions and actions. */
export interface PantareiRing {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Pantareï in a ring as a game: rules, notation, texts and scene. */
export const pantareiRing = defineVariant<Pantarei, PantareiRing>(pantarei, {
  ...parts,
  id: "pantarei-ring",
  version: manifest.version,
  title: { en: "Pantareï: the ring", fr: "Pantareï : l’anneau" },
  base: ">=0.0.0 <0.2.0",
  clauses,
  events,
  texts,
  scene,
});
