import { defineVariant } from "@serpentarium/core/variant";
import { type Action, type Options, type Pantarei, type Position, pantarei } from "@serpentarium/pantarei";
import { type ClauseId, clauses } from "./clauses.ts";
import { attempt, clicks } from "./clicks.ts";
import { evaluate } from "./evaluate.ts";
import { type Event, narrate, words } from "./events.ts";
import { parseAction, parsePosition } from "./notation.ts";
import { move } from "./phases/move.ts";
import { scene } from "./scene.ts";
import { version } from "./version.ts";

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
  id: "pantarei-ring",
  version,
  title: { en: "Pantareï: the ring", fr: "Pantareï : l’anneau" },
  base: ">=0.0.0 <1.0.0",
  clauses,
  phases: { move },
  parsePosition,
  parseAction,
  narrate,
  words,
  scene,
  clicks,
  attempt,
  evaluate,
});
