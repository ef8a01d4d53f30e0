/**
 * Series of matches whose points add up: the plan, the seats of the players, and the score sheet.
 *
 * @module
 */
export * from "./plan.ts";
export { formatPoints } from "./points.ts";
export * from "./score-sheet.ts";
