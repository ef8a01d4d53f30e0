/**
 * The position editor of Ssserpent on a torus. Serpents can be laid across the edges.
 *
 * @module
 */
import { createEditor } from "@serpentarium/ssserpent/editor";
import { TORUS } from "./material/torus.ts";

/** The position editor of Ssserpent on a torus. */
export default createEditor({ ground: TORUS });
