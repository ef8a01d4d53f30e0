import { defineGame } from "@serpentarium/core";
import { createSeatName } from "@serpentarium/core/scene";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { WALLED_GROUND } from "./material/ground.ts";
import { colourOfSeat } from "./material/serpent.ts";
import { options } from "./options.ts";
import { createParts } from "./parts.ts";
import { maxActions } from "./setup.ts";
import type { Ssserpent } from "./types.ts";

/** The game Ssserpent: rules, notation and scene. */
export const ssserpent = defineGame<Ssserpent>({
  id: "ssserpent",
  version: manifest.version,
  seats: { min: 2, max: 2 },
  options,
  clauses,
  ...createParts({ ground: WALLED_GROUND }),
  maxActions,
  seatPaint: (_position, seat) => colourOfSeat(seat),
  seatStatus({ serpents }, seat) {
    const length = serpents[seat]?.body.length ?? 0;
    return length === 0 ? undefined : { id: "seat-status", data: { length } };
  },
  seatName: createSeatName([{ id: "seats.red" }, { id: "seats.yellow" }]),
});
