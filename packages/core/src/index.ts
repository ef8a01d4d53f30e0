/**
 * The game contract, and everything that follows from it for any game: play, records, links, clicks, playouts.
 * What not everybody needs is apart: the turn machine under `@serpentarium/core/turn`, several games in a row under `/series`,
 * games made from others under `/variant`, pictures and lessons under `/teaching`, setting positions up under `/editor`, and
 * the check of plugins from outside under `/plugin`.
 *
 * @module
 */
export * from "./clause.ts";
export * from "./deep-freeze.ts";
export * from "./event.ts";
export * from "./example.ts";
export * from "./failure.ts";
export * from "./game.ts";
export * from "./link.ts";
export * from "./option-field.ts";
export * from "./options.ts";
export * from "./parse-link.ts";
export * from "./parse-record.ts";
export * from "./pick.ts";
export * from "./play.ts";
export * from "./playout.ts";
export * from "./plugin.ts";
export * from "./random.ts";
export * from "./reason.ts";
export * from "./record.ts";
export { kindOfRecord, type RecordKind } from "./record-kind.ts";
export type { PlayedMatch, RecordHead } from "./record-parts.ts";
export { parseStart, type Replay, readsRecordsOf } from "./replay.ts";
export * from "./scene.ts";
export * from "./table.ts";
export * from "./text.ts";
export * from "./view.ts";
