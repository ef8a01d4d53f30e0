/**
 * How a position of the torus is set up by pressing cells: as in Ssserpent, over the edges too.
 *
 * @module
 */
import { createEditor } from "@serpentarium/ssserpent/editor";
import type { SsserpentTorus } from "./game.ts";
import { TORUS } from "./material/torus.ts";

/** How a position of Ssserpent on a torus is set up by pressing. */
export default createEditor<SsserpentTorus>({ ground: TORUS });
