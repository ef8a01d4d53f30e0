/**
 * The teaching of Sssnake: six pictures from one match, and a lesson of eight tasks.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures, the lesson and the glossary of Sssnake. */
const teaching: Teaching = data;

export default teaching;
