import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Game } from "@serpentarium/core";
import { EmbeddedBoard } from "./embedded-board.ts";

/** The attributes that say what a board shows. */
export const ATTRIBUTES = ["game", "record", "position", "seats", "options", "language"];

/**
 * Has every `<serpent-board game="…">` of a page play a game, those that come later too. A page can have the scripts of
 * several games: each of them minds its own boards.
 *
 * @public the script that `bundle.ts` writes asks for it
 */
export function embed(game: Game): void {
  const boards = new WeakMap<Element, EmbeddedBoard>();
  const select = `serpent-board[game="${CSS.escape(game.id)}"]`;
  const isBoard = (node: Node): node is SerpentBoard => node instanceof Element && node.matches(select);
  const follow = (board: SerpentBoard): void => {
    if (!boards.has(board)) boards.set(board, new EmbeddedBoard(game, board));
  };
  const look = (): void => document.querySelectorAll<SerpentBoard>(select).forEach(follow);
  new MutationObserver((changes) => {
    const changed = changes.filter(({ type }) => type === "attributes").map(({ target }) => target);
    for (const board of new Set(changed)) if (isBoard(board)) boards.get(board)?.begin();
    look();
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  look();
}
