/**
 * A match as immutable data: what is played, taken back and agreed on, how it ends, and the next one of a series. People,
 * bots, servers and clients change it with the same functions.
 *
 * @module
 */
export { ActionHistory } from "./history.ts";
export * from "./match.ts";
export * from "./record-of.ts";
export { seatsToAct } from "./seats-to-act.ts";
