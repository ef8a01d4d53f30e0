import { createParts } from "@serpentarium/sssnake/parts";
import type { SssnakeTight } from "./game.ts";
import { TIGHT } from "./material/finish.ts";

/** The parts of Sssnake with the rules of the tight game. */
export const parts = createParts<SssnakeTight>({ finish: TIGHT });
