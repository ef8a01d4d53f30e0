/**
 * The table around a board: one store for the match that is played, replayed or analysed, with a plain-data state.
 * `@serpentarium/table/views` draws it.
 *
 * @module
 */
export { canAnalyse } from "./bots/analysis-state.ts";
export type { AnalysisOptions, BotResults, BotService } from "./bots/bot-assistant.ts";
export { describeAction } from "./bots/describe-action.ts";
export { canHint, type Hint, type HintState } from "./bots/hint.ts";
export type {
  AnalysisFindings,
  AnalysisState,
  SuggestedAction,
  TurningPoint,
} from "./bots/match-analysis.ts";
export { occupantTitle } from "./bots/occupant-title.ts";
export { formatPercent } from "./bots/percent.ts";
export { copyText } from "./clipboard.ts";
export { connectTable } from "./connect-table.ts";
export { type DisplayedMatch, toDisplayedMatch } from "./displayed-match.ts";
export { eventForKey } from "./event-for-key.ts";
export {
  canUndo,
  isInProgress,
  type LogEntry,
  logOf,
  narrateEntry,
  positionAfter,
} from "./log.ts";
export * from "./match.ts";
export type { MatchEvent, RunMatch } from "./match-runner.ts";
export { expectedText, invalidOptions } from "./option-errors.ts";
export { botName, defaultPlayerName, playerName, wordsOfMatch } from "./player-names.ts";
export type { Reader } from "./reader.ts";
export { seatAfterChance } from "./seat-after-chance.ts";
export { defaultSeatName, seatName } from "./seat-names.ts";
export { isRotating, isSeries, seriesStage } from "./series.ts";
export type { TableEvent, TableState } from "./table-state.ts";
export { type TableListener, type TableOptions, TableStore } from "./table-store.ts";
export { ownResult, statusText } from "./turn-text.ts";
export { valueTitle } from "./value-title.ts";
export { seatsOfPeople, viewerOf } from "./viewer.ts";
export type { OpeningMatch, VisitedLive, VisitedMatch, VisitedRecord, VisitedSeat } from "./visited-match.ts";
