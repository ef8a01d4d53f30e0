import { createParts } from "@serpentarium/serpent-cartes/parts";
import type { SerpentCartesTwoEnds } from "./game.ts";
import { ENDS } from "./material/course.ts";

/** The parts of Le serpent, from both ends. */
export const parts = createParts<SerpentCartesTwoEnds>({ course: ENDS });
