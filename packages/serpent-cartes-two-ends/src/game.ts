import { defineVariant } from "@serpentarium/core/variant";
import {
  type Action,
  type Options,
  type Position,
  type SerpentCartes,
  serpentCartes,
} from "@serpentarium/serpent-cartes";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, events } from "./events.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";
import { texts } from "./texts.ts";

/** The type parameters of Le serpent from both ends: its own clauses and events, and the base’s positions and actions. */
export interface SerpentCartesTwoEnds {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Le serpent from both ends as a game: rules, notation, texts and scene. */
export const serpentCartesTwoEnds = defineVariant<SerpentCartes, SerpentCartesTwoEnds>(serpentCartes, {
  ...parts,
  id: "serpent-cartes-two-ends",
  version: manifest.version,
  title: { en: "Le serpent (cards): two ends", fr: "Le serpent (cartes) : deux bouts" },
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  events,
  texts,
});
