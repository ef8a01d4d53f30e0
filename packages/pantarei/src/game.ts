import { defineGame, type Seat } from "@serpentarium/core";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { material } from "./drawing/material.ts";
import { STRAIGHT_ROW_LANDING } from "./material/landing.ts";
import type { Colour } from "./material/pieces.ts";
import { tallestPile } from "./material/row.ts";
import { formatAction } from "./notation.ts";
import { options } from "./options.ts";
import { createParts } from "./parts.ts";
import { colourOfSeat, maxActions, type Position, start } from "./position.ts";
import { scene } from "./scene.ts";
import type { Pantarei } from "./types.ts";

/** The colour of a seat, once it is chosen. */
const colourAt = (position: Position, seat: Seat): Colour | undefined =>
  "colour" in position ? colourOfSeat(position.colour, seat) : undefined;

/** Pantareï as a game: rules, notation and scene. */
export const pantarei = defineGame<Pantarei>({
  id: "pantarei",
  version: manifest.version,
  seats: { min: 2, max: 2 },
  options,
  clauses,
  ...createParts({ landing: STRAIGHT_ROW_LANDING }),
  start,
  maxActions,
  formatAction,
  scene,
  material,
  seatPaint: colourAt,
  seatStatus(position, seat) {
    const colour = colourAt(position, seat);
    if (!colour || !("row" in position)) return undefined;
    const { row, table } = position;
    const data = { height: tallestPile(row, colour), goal: table.options.goal };
    return { id: "seat-status", data };
  },
  seatName(position, seat) {
    const colour = colourAt(position, seat);
    return colour
      ? { id: "seat.described", data: { seat, name: { id: `colours.${colour}` } } }
      : { id: "seat.title", data: { seat } };
  },
});
