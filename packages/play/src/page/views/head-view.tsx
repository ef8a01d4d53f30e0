/** @jsxImportSource preact */

import { lateView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";
import { NoticeView } from "../../ui/views/notice-view.tsx";
import { BarsView } from "./bars-view.tsx";
import { VisitedView } from "./visited-view.tsx";

const LiveBar = lateView(async () => (await import("../../live/live-bar.tsx")).LiveBar);

/** What is above the board: notices, and the bars of players opposite. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    {props.state.live ? <LiveBar {...props} /> : <VisitedView {...props} />}
    <BarsView {...props} place="above" />
  </>
);
