import { createParts } from "@serpentarium/pantarei/parts";
import type { PantareiRing } from "./game.ts";
import { ROUND } from "./material/ring.ts";

/** The parts of Pantareï, in a ring. */
export const parts = createParts<PantareiRing>({ landing: ROUND });
