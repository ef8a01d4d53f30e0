/**
 * The teaching of My hands: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

const teaching: Teaching = data;

export default teaching;
