import { createParts } from "@serpentarium/pantarei/parts";
import { RING_LANDING } from "./material/ring.ts";
import type { PantareiRing } from "./types.ts";

/** The parts of Pantareï with landing on a ring. */
export const parts = createParts<PantareiRing>({ landing: RING_LANDING });
