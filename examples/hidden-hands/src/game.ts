import { defineGame } from "@serpentarium/core";
import { type Action, formatAction, parseAction } from "./action.ts";
import { type ClauseId, clauses } from "./clauses.ts";
import { clicks } from "./clicks.ts";
import { deal } from "./deal.ts";
import { type Event, narrate, words } from "./events.ts";
import { determinize, hideAction, hidePosition } from "./hidden.ts";
import { lay } from "./lay.ts";
import { seatName } from "./names.ts";
import { formatPosition, parsePosition } from "./notation.ts";
import { type Options, options } from "./options.ts";
import { type Position, scoresOf, start } from "./position.ts";
import { scene } from "./scene.ts";
import { turn } from "./turn.ts";

/** The types of hidden hands. */
export interface HiddenHands {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}

/** Hidden hands, as a game: its rules, notation, words and scene. */
export const hiddenHands = defineGame<HiddenHands>({
  id: "hidden-hands",
  version: "0.1.0",
  title: { en: "Hidden hands", fr: "Mains cachées" },
  seats: { min: 2, max: 3 },
  options,
  clauses,
  phases: { deal, turn, lay },
  start,
  longest: ({ seats, options: { hand } }) => 1 + hand * (1 + seats),
  parsePosition,
  formatPosition,
  parseAction,
  formatAction,
  narrate,
  words,
  scene,
  clicks,
  scores: (position) => scoresOf(position.phase === "deal" ? [] : position.rounds, position.table.seats),
  seatName,
  hidden: { position: hidePosition, action: hideAction, determinize },
});
