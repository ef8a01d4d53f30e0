/**
 * Several games in a row with their points added up: who sits where, the score sheet, records and links. It needs no
 * turn machine; that of a series is under `@serpentarium/core/turn`.
 *
 * @module
 */
export { SERIES_FORMAT } from "../record/record-kind.ts";
export * from "./plan.ts";
export { formatPoints } from "./points.ts";
export * from "./score-sheet.ts";
export * from "./series-link.ts";
export {
  formatSeries,
  parseSeries,
  replaySeries,
  type Series,
  type SeriesRecord,
  type SeriesReplay,
} from "./series-record.ts";
