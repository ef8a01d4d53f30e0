/**
 * A match as immutable data: played and undone actions, requests, its end, and the next match of a series. People, bots, servers and
 * clients change it with the same functions.
 *
 * @module
 */
export { ActionHistory } from "./history.ts";
export * from "./match.ts";
export * from "./record-of.ts";
export { seatsToAct } from "./seats-to-act.ts";
