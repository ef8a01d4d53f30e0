/** @jsxImportSource preact */

import { type LiveViewProps, LiveBar as TableLiveBar } from "@serpentarium/table/live/views";
import type { JSX } from "preact";
import type { ViewProps } from "../ui/play-state.ts";

/** The props of the table’s views of a live match; undefined if none is displayed. */
export function livePropsOf({ state, send, handlers, reader }: ViewProps): LiveViewProps | undefined {
  const { live } = state;
  const session = handlers.live;
  return live && session && { state, send, live, session, reader, focusBoard: () => handlers.focusBoard() };
}

export function LiveBar(props: ViewProps): JSX.Element | null {
  const live = livePropsOf(props);
  return live ? <TableLiveBar {...live} /> : null;
}
