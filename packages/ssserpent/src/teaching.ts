/**
 * The teaching of Ssserpent: six pictures from one match, and a lesson of ten tasks.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

/** The pictures, the lesson and the glossary of Ssserpent. */
const teaching: Teaching = data;

export default teaching;
