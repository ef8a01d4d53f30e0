import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Position, type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate, words } from "./events.ts";
import { options } from "./options.ts";
import { parts, phases } from "./phases.ts";
import { scene } from "./scene.ts";
import { version } from "./version.ts";

/** The types of Ssserpent on a torus: other clauses and events, the same positions and actions. */
export interface SsserpentTorus {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Ssserpent on a torus, as a game: its rules, notation, words and scene. */
export const ssserpentTorus = defineVariant<Ssserpent, SsserpentTorus>(ssserpent, {
  ...parts,
  id: "ssserpent-torus",
  version,
  title: { en: "Ssserpent: the torus", fr: "Ssserpent : le tore" },
  base: ">=0.0.0 <1.0.0",
  options,
  clauses,
  phases,
  narrate,
  words,
  scene,
});
