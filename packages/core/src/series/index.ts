/**
 * Several matches in a row with their points added up: the plan, who sits where, and the score sheet.
 *
 * @module
 */
export * from "./plan.ts";
export { formatPoints } from "./points.ts";
export * from "./score-sheet.ts";
