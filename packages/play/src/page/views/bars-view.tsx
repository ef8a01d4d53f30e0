/** @jsxImportSource preact */

import { lateView, type PlayersPlace, PlayersView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { LiveSeatProps } from "../../live/live-bar.tsx";
import type { ViewProps } from "../../ui/play-state.ts";

const LiveSeat = lateView<LiveSeatProps>(async () => (await import("../../live/live-bar.tsx")).LiveSeat);

/** The bars of the players at one side of the board. */
export const BarsView = ({ place, ...props }: ViewProps & { readonly place: PlayersPlace }): JSX.Element => (
  <PlayersView
    state={props.state}
    reader={props.reader}
    place={place}
    extra={props.state.live && ((seat) => <LiveSeat {...props} seat={seat} />)}
  />
);
