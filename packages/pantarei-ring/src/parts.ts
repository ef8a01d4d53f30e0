import { createParts } from "@serpentarium/pantarei/parts";
import type { PantareiRing } from "./game.ts";
import { RING_LANDING } from "./material/ring.ts";

/** The parts of Pantareï with landing on a ring. */
export const parts = createParts<PantareiRing>({ landing: RING_LANDING });
