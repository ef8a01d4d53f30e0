/**
 * The teaching material of Le serpent (cards): six pictures from one race, and a lesson of eight tasks in which the learner is the die.
 * Players have no choices in this game; the lesson teaches how to read a row.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures, the lesson and the glossary of Le serpent. */
const teaching: Teaching = data;

export default teaching;
