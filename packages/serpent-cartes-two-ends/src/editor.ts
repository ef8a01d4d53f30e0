/**
 * How a position of Le serpent from both ends is set up by pressing cards: as in Le serpent.
 *
 * @module
 */
import { createEditor } from "@serpentarium/serpent-cartes/editor";
import type { SerpentCartesTwoEnds } from "./game.ts";
import { ENDS } from "./material/course.ts";

/** How a position of Le serpent from both ends is set up by pressing. */
export default createEditor<SerpentCartesTwoEnds>({ course: ENDS });
