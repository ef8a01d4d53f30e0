/**
 * How a position of the ring is set up by pressing piles: as in Pantareï.
 *
 * @module
 */
import { createEditor } from "@serpentarium/pantarei/editor";
import type { PantareiRing } from "./game.ts";

/** How a position of Pantareï in a ring is set up by pressing. */
export default createEditor<PantareiRing>();
