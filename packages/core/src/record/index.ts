/**
 * Matches and series as plain data: records, links that contain them, replay, and redaction for viewers.
 *
 * @module
 */
export * from "./early-ending.ts";
export { giveUpRule, givingUpText } from "./give-up.ts";
export * from "./link.ts";
export { type OutcomeRecord, outcomeOfRecord, outcomeRecordOf } from "./outcome-record.ts";
export * from "./parse-link.ts";
export { parseRecord } from "./parse-record.ts";
export { isPlayerName, parsePlayerName } from "./player-name.ts";
export * from "./record.ts";
export { redactActions } from "./redact-actions.ts";
export { canReadRecords, parseStartPosition, replay } from "./replay.ts";
export { openSeatRecord, recordForSeat, type SeatView } from "./seat-record.ts";
