/**
 * How a position of Le serpent from both ends is set up by pressing cards: as in Le serpent.
 *
 * @module
 */
import { defineEditor } from "@serpentarium/core/editor";
import { editorOn } from "@serpentarium/serpent-cartes/editor";
import { ENDS } from "./course.ts";
import type { SerpentCartesTwoEnds } from "./game.ts";

/** How a position of Le serpent from both ends is set up by pressing. */
export default defineEditor<SerpentCartesTwoEnds>(editorOn(ENDS));
