/** @jsxImportSource preact */

import type { Seat } from "@serpentarium/core";
import { LiveSeatView, type LiveViewProps, LiveBar as TableLiveBar } from "@serpentarium/table/live/views";
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

export interface LiveSeatProps extends ViewProps {
  readonly seat: Seat;
}

/** What a live match adds to the bar of a player. */
export function LiveSeat({ seat, ...props }: LiveSeatProps): JSX.Element | null {
  const live = livePropsOf(props);
  return live ? <LiveSeatView {...live} seat={seat} /> : null;
}
