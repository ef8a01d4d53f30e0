import { defineGame } from "@serpentarium/core";
import type { Action } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { attempt, clicks } from "./clicks.ts";
import { type Event, narrate } from "./events.ts";
import { formatAction, formatPosition, parseAction } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { scoresOf } from "./outcome.ts";
import { parsePosition } from "./parse-position.ts";
import { draw } from "./phases/draw.ts";
import { keep } from "./phases/keep.ts";
import { lend } from "./phases/lend.ts";
import { receive } from "./phases/receive.ts";
import { reclaim } from "./phases/reclaim.ts";
import { roll } from "./phases/roll.ts";
import { longest, type Position, start } from "./position.ts";
import { aids, scene } from "./scene.ts";
import { version } from "./version.ts";
import { words } from "./words.ts";

/** The types of Sssnake. */
export interface Sssnake {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

export const sssnake = defineGame<Sssnake>({
  id: "sssnake",
  version,
  title: { en: "Sssnake", fr: "Sssnake" },
  seats: { min: 2, max: 4 },
  options,
  clauses,
  phases: { roll, draw, keep, lend, receive, reclaim },
  start,
  longest,
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  scores: ({ snakes }) => scoresOf(snakes),
  narrate,
  words,
  scene,
  aids,
  clicks,
  attempt,
});
