import { defineGame } from "@serpentarium/core";
import { createSeatName } from "@serpentarium/core/scene";
import { clauses } from "./clauses.ts";
import { eventsOf } from "./events.ts";
import { determinize, hideAction, hidePosition } from "./hidden.ts";
import { NAMES } from "./material.ts";
import { formatAction, parseAction, positionNotation, viewNotation } from "./notation.ts";
import { options } from "./options.ts";
import { deal, lay, turn } from "./phases.ts";
import { scoresOf, start } from "./position.ts";
import { scene } from "./scene.ts";
import type { HiddenHands } from "./types.ts";

/** The game of hidden hands: its rules, notation and scene. */
export const hiddenHands = defineGame<HiddenHands>({
  id: "hidden-hands",
  version: "0.1.0",
  seats: { min: 2, max: 3 },
  options,
  clauses,
  phases: { deal, turn, lay },
  start,
  maxActions: ({ seats, options: { hand } }) => 1 + hand * (1 + seats),
  ...positionNotation,
  parseAction,
  formatAction,
  events: eventsOf,
  scene,
  scores: scoresOf,
  seatName: createSeatName(NAMES),
  hidden: {
    redactPosition: hidePosition,
    redactAction: hideAction,
    determinize,
    parsePosition: viewNotation.parsePosition,
    positionFields: viewNotation.positionFields,
  },
});
