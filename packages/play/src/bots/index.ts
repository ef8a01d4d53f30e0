/**
 * Opens the bots of a page, in workers or in the page itself.
 *
 * @module
 */
export { botsInPage, botsInWorkers, type OpenBots } from "./open-bots.ts";
export { serveBotsOf } from "./serve-bots.ts";
