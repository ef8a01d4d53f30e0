import { defineGame } from "@serpentarium/core";
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { attempt, clicks } from "./clicks.ts";
import { type Event, narrate, words } from "./events.ts";
import { COLOUR_NAMES, colourOf } from "./material/serpent.ts";
import { formatAction, formatPosition, parseAction } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { parsePosition } from "./parse-position.ts";
import { apples } from "./phases/apples.ts";
import { blue } from "./phases/blue.ts";
import { first } from "./phases/first.ts";
import { heads } from "./phases/heads.ts";
import { move } from "./phases/move.ts";
import { replant } from "./phases/replant.ts";
import type { Position } from "./position.ts";
import { frames, scene } from "./scene.ts";
import { longest, start } from "./setup.ts";
import { version } from "./version.ts";

/** The types of Ssserpent. */
export interface Ssserpent {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

export const ssserpent = defineGame<Ssserpent>({
  id: "ssserpent",
  version,
  title: { en: "Ssserpent", fr: "Ssserpent" },
  seats: { min: 2, max: 2 },
  options,
  clauses,
  phases: { blue, apples, heads, first, move, replant },
  start,
  longest,
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
  frames,
  clicks,
  attempt,
  seatName(_position, seat) {
    const { en, fr } = COLOUR_NAMES[colourOf(seat)];
    return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
  },
});
