import { createParts } from "@serpentarium/pantarei/parts";
import { RING_LANDING } from "./material/ring.ts";
import type { PantareiRing } from "./types.ts";

export const parts = createParts<PantareiRing>({ landing: RING_LANDING });
