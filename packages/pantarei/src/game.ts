import { defineGame } from "@serpentarium/core";
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { attempt, clicks } from "./clicks.ts";
import { evaluateWith } from "./evaluate.ts";
import { type Event, narrate, words } from "./events.ts";
import { COLOUR_NAMES } from "./material/pieces.ts";
import { landing } from "./material/row.ts";
import { formatAction, formatPosition, parseAction, parsePosition } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { colour } from "./phases/colour.ts";
import { deal } from "./phases/deal.ts";
import { move } from "./phases/move.ts";
import { colourOf, longest, type Position, start } from "./position.ts";
import { scene } from "./scene.ts";
import { version } from "./version.ts";

/** The types of Pantareï. */
export interface Pantarei {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Pantareï, as a game: its rules, notation, words and scene. */
export const pantarei = defineGame<Pantarei>({
  id: "pantarei",
  version,
  title: { en: "Pantareï", fr: "Pantareï" },
  seats: { min: 2, max: 2 },
  options,
  clauses,
  phases: { deal, colour, move },
  start,
  longest,
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
  clicks,
  attempt,
  evaluate: evaluateWith(landing),
  seatName(position, seat) {
    const name = { en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` };
    if (position.phase === "deal" || position.phase === "colour") return name;
    const { en, fr } = COLOUR_NAMES[colourOf(position.colour, seat)];
    return { en: `${name.en} (${en})`, fr: `${name.fr} (${fr})` };
  },
});
