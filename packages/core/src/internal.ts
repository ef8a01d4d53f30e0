/**
 * What the tools of this repository share, and nobody else should lean on: it may change with any version.
 *
 * @module
 */
export { CLAUSE_SOURCES } from "./clause.ts";
export { FAILURE_CODES } from "./failure.ts";
export { phaseOf } from "./game.ts";
export { refused } from "./play.ts";
export { randomActionOf } from "./playout.ts";
export { quote } from "./text.ts";
