import type { SerpentBoard } from "@serpentarium/board/element";

/** A part mounted in an element of a page. */
export interface Mounted {
  /** Unmounts it; stored data stays. */
  close(): void;
}

/** Returns the part of a page with a class; adds it if no server has rendered it. */
export function partIn(parent: Element, name: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(`.${name}`);
  if (found) return found;
  const part = document.createElement("div");
  part.className = name;
  return parent.appendChild(part);
}

/** Returns the board of a page; adds it if no server has rendered it. */
export function boardIn(parent: Element): SerpentBoard {
  const found = parent.querySelector<SerpentBoard>("serpent-board");
  if (found) return found;
  const board = document.createElement("serpent-board") as SerpentBoard;
  board.id = "board";
  return parent.appendChild(board);
}
