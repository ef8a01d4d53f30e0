/**
 * Bots that think in threads of Node, for servers.
 *
 * @module
 */
export * from "./bot-pool.ts";
