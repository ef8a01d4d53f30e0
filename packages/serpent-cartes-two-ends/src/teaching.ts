/**
 * The teaching material of Le serpent from both ends, for players of Le serpent: six pictures from one race, and a lesson of
 * six tasks in which the learner is the die.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures and the lesson of Le serpent from both ends. */
const teaching: Teaching = data;

export default teaching;
