/**
 * The teaching of Ssserpent on a torus, for players who know Ssserpent: six pictures of the differences, and a lesson of six
 * tasks.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures and the lesson of Ssserpent on a torus. */
const teaching: Teaching = data;

export default teaching;
