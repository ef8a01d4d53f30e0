import { createParts } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";
import type { SsserpentTorus } from "./types.ts";

export const parts = createParts<SsserpentTorus>({ ground: TORUS });
