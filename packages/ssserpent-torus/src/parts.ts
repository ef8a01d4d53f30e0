import { createParts } from "@serpentarium/ssserpent/parts";
import type { SsserpentTorus } from "./game.ts";
import { TORUS } from "./material/torus.ts";

/** The parts of Ssserpent on the torus. */
export const parts = createParts<SsserpentTorus>({ ground: TORUS });
