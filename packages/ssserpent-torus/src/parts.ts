import { createParts } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";
import type { SsserpentTorus } from "./types.ts";

/** The parts of Ssserpent on the torus. */
export const parts = createParts<SsserpentTorus>({ ground: TORUS });
