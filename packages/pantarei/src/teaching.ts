/**
 * The teaching material of Pantareï: six pictures, and a lesson of ten tasks, from the first jump to a forced win.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

const teaching: Teaching = data;

export default teaching;
