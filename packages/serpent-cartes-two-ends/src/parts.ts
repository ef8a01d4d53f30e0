import { createParts } from "@serpentarium/serpent-cartes/parts";
import { TWO_ENDS_COURSE } from "./material/course.ts";
import type { SerpentCartesTwoEnds } from "./types.ts";

export const parts = createParts<SerpentCartesTwoEnds>({ course: TWO_ENDS_COURSE });
