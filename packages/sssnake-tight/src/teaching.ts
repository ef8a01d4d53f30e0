/**
 * The teaching of tight Sssnake, for players who know Sssnake: six pictures of the differences, and a lesson of six tasks.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures and the lesson of tight Sssnake. */
const teaching: Teaching = data;

export default teaching;
