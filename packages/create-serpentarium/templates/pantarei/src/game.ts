import { defineVariant } from "@serpentarium/core/variant";
import {
  type Action,
  type Event,
  type Options,
  type Pantarei,
  type Position,
  pantarei,
} from "@serpentarium/pantarei";
import { type ClauseId, clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { move } from "./phases/move.ts";
import { version } from "./version.ts";

/** The types of the game: other clauses, the same positions and actions. */
export interface MyPantarei {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

export const myPantarei = defineVariant<Pantarei, MyPantarei>(pantarei, {
  id: "my-pantarei",
  version,
  title: { en: "My Pantareï", fr: "Mon Pantareï" },
  // the versions of the base that it is made for
  base: ">=0.0.0 <1.0.0",
  options,
  clauses,
  phases: { move },
});
