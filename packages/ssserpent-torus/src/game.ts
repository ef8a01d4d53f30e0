import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Position, type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, events } from "./events.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";
import { texts } from "./texts.ts";

/** The types of Ssserpent on a torus; only clauses and events differ from Ssserpent. */
export interface SsserpentTorus {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** The game Ssserpent on a torus: rules, notation, texts and scene. */
export const ssserpentTorus = defineVariant<Ssserpent, SsserpentTorus>(ssserpent, {
  ...parts,
  id: "ssserpent-torus",
  version: manifest.version,
  title: { en: "Ssserpent: the torus", fr: "Ssserpent : le tore" },
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  events,
  texts,
});
