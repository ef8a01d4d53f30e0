import { defineGame } from "@serpentarium/core";
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { clicks } from "./clicks.ts";
import { PAWNS } from "./drawing/pawn.ts";
import { type Event, words } from "./events.ts";
import { UPWARDS } from "./material/course.ts";
import { formatAction, formatPosition, parseAction } from "./notation.ts";
import { type Options, options, presets } from "./options.ts";
import { partsOn } from "./parts.ts";
import { first } from "./phases/first.ts";
import { longest, type Position, start } from "./position.ts";
import { aids } from "./scene.ts";
import { version } from "./version.ts";

/** The types of Le serpent (cards). */
export interface SerpentCartes {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

const { phases, parsePosition, narrate, scene, frames } = partsOn(UPWARDS);

/** Le serpent, as a game: its rules, notation, words and scene. */
export const serpentCartes = defineGame<SerpentCartes>({
  id: "serpent-cartes",
  version,
  title: { en: "Le serpent (cards)", fr: "Le serpent (cartes)" },
  seats: { min: 2, max: 4 },
  options,
  presets,
  clauses,
  phases: { deal: phases.deal, first, advance: phases.advance, enter: phases.enter },
  start,
  longest,
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
  aids,
  frames,
  clicks,
  seatName(_position, seat) {
    const { en, fr } = PAWNS[seat]?.name ?? { en: "", fr: "" };
    return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
  },
});
