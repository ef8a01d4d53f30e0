/**
 * The position editor of Ssserpent on a torus. Serpents can be laid over the edges.
 *
 * @module
 */
import { createEditor } from "@serpentarium/ssserpent/editor";
import type { SsserpentTorus } from "./game.ts";
import { TORUS } from "./material/torus.ts";

/** The position editor of Ssserpent on a torus. */
export default createEditor<SsserpentTorus>({ ground: TORUS });
