/**
 * The position editor of Pantareï in a ring; it works as that of Pantareï.
 *
 * @module
 */
import { createEditor } from "@serpentarium/pantarei/editor";
import type { PantareiRing } from "./game.ts";

/** The position editor of Pantareï in a ring. */
export default createEditor<PantareiRing>();
