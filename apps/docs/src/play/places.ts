import type { SerpentBoard } from "@serpentarium/board/element";
import { h, render } from "preact";
import type { ViewProps } from "./play-state.ts";
import { DeskView } from "./views/desk-view.tsx";
import { HeadView } from "./views/head-view.tsx";

/** Where the page is drawn. */
export interface Places {
  readonly head: Element;
  readonly board: SerpentBoard;
  readonly desk: Element;
  /** The states of the statechart, by `data-state`. */
  readonly states: readonly SVGElement[];
}

/** Scrolls a chart that is wider than its frame so far that a state stands in the middle; the page stays. */
function bringToMiddle(state: SVGElement): void {
  const frame = state.closest(".statechart");
  if (!frame) return;
  const middle = ({ x, width }: DOMRect): number => x + width / 2;
  frame.scrollBy({ left: middle(state.getBoundingClientRect()) - middle(frame.getBoundingClientRect()) });
}

function light(state: SVGElement, isCurrent: boolean): void {
  if (state.hasAttribute("data-current") === isCurrent) return;
  state.toggleAttribute("data-current", isCurrent);
  if (isCurrent) requestAnimationFrame(() => bringToMiddle(state));
}

/** Draws all that stands around the board, and lights a state of the chart. */
export function drawAround(
  { head, desk, states }: Places,
  props: ViewProps,
  current: string | undefined,
): void {
  render(h(HeadView, props), head);
  render(h(DeskView, props), desk);
  for (const state of states) light(state, state.dataset["state"] === current);
}
