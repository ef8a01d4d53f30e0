/**
 * Matches as plain data, alone or in series: records, the links that hold them, and opening them by playing them through.
 *
 * @module
 */
export * from "./ending.ts";
export * from "./link.ts";
export * from "./parse-link.ts";
export { parseRecord } from "./parse-record.ts";
export * from "./record.ts";
export { parseStart, type Replay, type ReplayedMatch, readsRecordsOf, replay } from "./replay.ts";
export { openView, recordFor, type SeatView } from "./seat-record.ts";
