/**
 * Programs that play any game: random, greedy and Monte Carlo tree search, with levels, hints, the analysis of records and
 * exact solving; in this thread or in a worker. As occupants of the turn machine they are under
 * `@serpentarium/bots/turn`.
 *
 * @module
 */
export * from "./analyse.ts";
export * from "./bot.ts";
export * from "./bot-name.ts";
export type * from "./bot-spec.ts";
export type { Budget, Clock } from "./budget.ts";
export type { Explanation, Judged } from "./explanation.ts";
export { explainGreedy } from "./greedy.ts";
export * from "./hint.ts";
export * from "./levels.ts";
export type { SearchOptions } from "./search/options.ts";
export { createSearch, type Search } from "./search/search.ts";
export type { SolveLimits } from "./solve/limits.ts";
export * from "./solve/solve.ts";
export * from "./think.ts";
export { type BotWorker, connectBots } from "./worker/connect.ts";
export { type NodeEnd, type Port, portOf, type WebEnd } from "./worker/port.ts";
export type { AnalysisSpec, Reply, Request } from "./worker/protocol.ts";
export { type ServeOptions, serveBots } from "./worker/serve.ts";
export { equalShares, estimate, type Shares, sharesOf, type Worth } from "./worth.ts";
