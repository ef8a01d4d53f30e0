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

/** Draws all that stands around the board, and lights a state of the chart. */
export function drawAround(
  { head, desk, states }: Places,
  props: ViewProps,
  current: string | undefined,
): void {
  render(h(HeadView, props), head);
  render(h(DeskView, props), desk);
  for (const state of states) state.toggleAttribute("data-current", state.dataset["state"] === current);
}
