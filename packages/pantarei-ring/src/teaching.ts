/**
 * The teaching material of Pantareï in a ring, for players of Pantareï: six pictures of the differences, and a lesson of six
 * tasks.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures and the lesson of Pantareï in a ring. */
const teaching: Teaching = data;

export default teaching;
