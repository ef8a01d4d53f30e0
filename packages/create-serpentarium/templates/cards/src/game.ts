import { defineGame } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { formatAction, parseAction, positionNotation } from "./notation.ts";
import { type MyCards, maxActions, options, scoresOf, start, take, turn } from "./rules.ts";
import { PAINTS, scene, seatName } from "./scene.ts";

export const myCards = defineGame<MyCards>({
  id: "my-cards",
  version: manifest.version,
  seats: { min: 2, max: 4 },
  options,
  clauses,
  phases: { turn, take },
  start,
  maxActions,
  ...positionNotation,
  parseAction,
  formatAction,
  events,
  scene,
  seatName,
  seatPaint: (_position, seat) => PAINTS[seat],
  scores: scoresOf,
});
