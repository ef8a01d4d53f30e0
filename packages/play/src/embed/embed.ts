import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Game } from "@serpentarium/core";
import { EmbeddedBoard, type EmbeddedWords } from "./embedded-board.ts";

/** The attributes that set a board’s content. */
export const ATTRIBUTES = ["game", "record", "position", "seats", "options", "language"];

/**
 * Makes every `<serpent-board game="…">` of a page playable, including those added later. A page can contain the scripts of several games:
 * each handles its own boards.
 *
 * @public called by the script that `bundle-embed.ts` writes
 */
export function embed(game: Game, words: EmbeddedWords): void {
  const boards = new WeakMap<Element, EmbeddedBoard>();
  const select = `serpent-board[game="${CSS.escape(game.id)}"]`;
  const isBoard = (node: Node): node is SerpentBoard => node instanceof Element && node.matches(select);
  const attach = (board: SerpentBoard): void => {
    if (!boards.has(board)) boards.set(board, new EmbeddedBoard(game, words, board));
  };
  const attachAll = (): void => document.querySelectorAll<SerpentBoard>(select).forEach(attach);
  new MutationObserver((changes) => {
    const changed = changes.filter(({ type }) => type === "attributes").map(({ target }) => target);
    for (const board of new Set(changed)) if (isBoard(board)) boards.get(board)?.restart();
    attachAll();
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  attachAll();
}
