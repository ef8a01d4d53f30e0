/**
 * Programs that play any game: random, greedy and Monte Carlo tree search, with levels, hints, analysis of records and exact solving, in
 * this thread or in a worker. `@serpentarium/bots/turn` provides them as occupants of the turn machine.
 *
 * @module
 */
export * from "./analysis/analyse-match.ts";
export type * from "./analysis/match-analysis.ts";
export * from "./best-action.ts";
export * from "./bot.ts";
export * from "./bot-name.ts";
export type * from "./bot-spec.ts";
export type { Budget, TimeSource } from "./budget.ts";
export type { ActionEvaluation, Explanation } from "./explanation.ts";
export { explainGreedy } from "./greedy.ts";
export * from "./hint.ts";
export * from "./levels.ts";
export type { MctsOptions } from "./search/options.ts";
export { createMctsSearch, type MctsSearch } from "./search/search.ts";
export { aimOf, equalShares, estimateValue, outcomeShares, type Shares } from "./shares.ts";
export * from "./solve/forced-win.ts";
export type { SolveLimits } from "./solve/limits.ts";
export * from "./solve/solve.ts";
export * from "./think.ts";
export { type BotWorker, connectBotWorker, type ThinkOptions } from "./worker/connect.ts";
export { createBotWorkerPool } from "./worker/pool.ts";
export { type NodeEndpoint, type Port, toPort, type WebEndpoint } from "./worker/port.ts";
export type { MatchAnalysisSpec, WorkerRequest, WorkerResponse } from "./worker/protocol.ts";
export { type ServeOptions, serveBots } from "./worker/serve.ts";
