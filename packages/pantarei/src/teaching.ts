/**
 * The teaching material of Pantareï: six pictures, and a lesson of ten tasks, from the first jump to a forced win.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures, the lesson and the glossary of Pantareï. */
const teaching: Teaching = data;

export default teaching;
