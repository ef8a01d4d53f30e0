/**
 * Builds the pages of games. To work on one game, use the program `serpentarium-workshop`.
 *
 * @module
 */
export { buildPages, type PageGame } from "./pages.ts";
