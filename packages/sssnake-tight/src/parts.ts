import { createParts } from "@serpentarium/sssnake/parts";
import { TIGHT } from "./material/finish.ts";
import type { SssnakeTight } from "./types.ts";

/** The parts of Sssnake with the rules of the tight game. */
export const parts = createParts<SssnakeTight>({ finish: TIGHT });
