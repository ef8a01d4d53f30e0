/** @jsxImportSource preact */

import { lateView, nextView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";
import { NoticeView } from "../../ui/views/notice-view.tsx";
import { BarsView } from "./bars-view.tsx";

const LiveBar = lateView(async () => (await import("../../live/live-bar.tsx")).LiveBar);
const VisitedView = nextView<ViewProps>(
  ({ state: { visited } }) => visited !== undefined && visited.kind !== "opening" && visited.kind !== "line",
  async () => (await import("./visited-view.tsx")).VisitedView,
);

/** What is above the board: notices, and the bars of players opposite. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    {props.state.live ? <LiveBar {...props} /> : <VisitedView {...props} />}
    <BarsView {...props} place="above" />
  </>
);
