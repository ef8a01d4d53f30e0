/**
 * Boards in other pages: makes each `<serpent-board game="…">` playable, and parses the list of embed scripts.
 *
 * @module
 */
export { ATTRIBUTES, embed } from "./embed.ts";
export { EMBED_LIST_PATH, type EmbedScript, parseEmbedList } from "./embed-list.ts";
export type { EmbeddedWords } from "./embedded-board.ts";
