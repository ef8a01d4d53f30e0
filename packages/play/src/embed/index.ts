/**
 * Boards in other pages: the script that makes each `<serpent-board game="…">` playable, and the list of such scripts.
 *
 * @module
 */
export { ATTRIBUTES, embed } from "./embed.ts";
export { EMBED_LIST_PATH, type EmbedScript, parseEmbedList } from "./embed-list.ts";
export type { EmbeddedWords } from "./embedded-board.ts";
