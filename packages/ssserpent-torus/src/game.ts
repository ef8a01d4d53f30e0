import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Position, type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { type Event, narrate } from "./events.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";
import { words } from "./words.ts";

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
  version: manifest.version,
  title: { en: "Ssserpent: the torus", fr: "Ssserpent : le tore" },
  base: ">=0.0.0 <1.0.0",
  options,
  clauses,
  narrate,
  words,
});
