import "../src/element.ts";
import { vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";

/** Adds an empty board to the page. */
export function mount(): SerpentBoard {
  const board = document.createElement("serpent-board");
  document.body.replaceChildren(board);
  return board;
}

const root = (board: SerpentBoard): ShadowRoot => {
  if (board.shadowRoot) return board.shadowRoot;
  throw new Error("no shadow root");
};

export const find = (board: SerpentBoard, selector: string): HTMLElement => {
  const found = root(board).querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`nothing is ${selector}`);
};
export const count = (board: SerpentBoard, selector: string): number =>
  root(board).querySelectorAll(selector).length;
export const target = (board: SerpentBoard, id: string): HTMLElement => find(board, `[data-target="${id}"]`);
export const focused = (board: SerpentBoard): string | undefined =>
  root(board).activeElement?.getAttribute("data-target") ?? undefined;
export const status = (board: SerpentBoard): string => find(board, "[role=status]").textContent.trim();
/** The ids of the targets with a class, in order. */
export const targetsOf = (board: SerpentBoard, kind: string): string[] =>
  [...root(board).querySelectorAll(`.${kind}`)].map((node) => node.getAttribute("data-target") ?? "");
/** The spaces with a kind of mark. */
export const marked = (board: SerpentBoard, kind: string): string[] =>
  [...root(board).querySelectorAll(`.mark.${kind}`)].map((node) => node.getAttribute("data-space") ?? "");

/** Draws a board, waits for what it loads for its scene, and draws again. */
export async function load(board: SerpentBoard): Promise<void> {
  board.flush();
  await vi.dynamicImportSettled();
  board.flush();
  await vi.dynamicImportSettled();
  board.flush();
}

export function press(board: SerpentBoard, id: string): void {
  target(board, id).click();
  board.flush();
}

/** Presses a key at the focused element. */
export function key(board: SerpentBoard, name: string): void {
  const on = root(board).activeElement ?? board;
  on.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }),
  );
  board.flush();
}

/** Records the details of events of a type. */
export function recordEvents(board: SerpentBoard, type: string): unknown[] {
  const details: unknown[] = [];
  board.addEventListener(type, (event) => details.push((event as CustomEvent<unknown>).detail));
  return details;
}

/** Moves a pointer to a board, and waits for what the board loads for it. */
export async function approach(board: SerpentBoard): Promise<void> {
  board.dispatchEvent(new Event("pointerover"));
  await load(board);
}
