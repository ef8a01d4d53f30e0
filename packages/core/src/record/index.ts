/**
 * Matches as plain data: records, the links that hold them, and opening them by playing them through.
 *
 * @module
 */
export * from "./link.ts";
export * from "./parse-link.ts";
export * from "./parse-record.ts";
export * from "./record.ts";
export { kindOfRecord, type RecordKind } from "./record-kind.ts";
export type { PlayedMatch, RecordHead } from "./record-parts.ts";
export { parseStart, type Replay, readsRecordsOf } from "./replay.ts";
