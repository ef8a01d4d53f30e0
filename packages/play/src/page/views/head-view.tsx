/** @jsxImportSource preact */

import { seriesStage } from "@serpentarium/table";
import {
  HandOverView,
  LookingBackView,
  lateView,
  nextView,
  ScoreSheetView,
  SeriesView,
  TurnView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";
import { NoticeView } from "../../ui/views/notice-view.tsx";

const LiveBar = lateView(async () => (await import("../../live/live-bar.tsx")).LiveBar);
const VisitedView = nextView<ViewProps>(
  ({ state: { visited } }) => visited !== undefined && visited.kind !== "opening",
  async () => (await import("./visited-view.tsx")).VisitedView,
);
const LinkBar = lateView(async () => (await import("./link-bar.tsx")).LinkBar);

/** The handler to play on from an earlier position; undefined in a match by link. */
const playOnOf = ({ state, handlers }: ViewProps) =>
  state.visited || state.link ? {} : { onPlayOn: () => handlers.playOn() };

/** Whether the user can step through the match: not while a link is being opened, and in a live match only while looking back. */
const hasSteps = ({ state: { live, lookingBack, visited } }: ViewProps): boolean =>
  live ? lookingBack !== undefined : visited?.kind !== "seat" && visited?.kind !== "opening";

/** The status above the board and, between games of a series and after the last, the score sheet. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    {props.state.live ? <LiveBar {...props} /> : <VisitedView {...props} />}
    <TurnView {...props} />
    {props.state.link && props.state.visited === undefined && <LinkBar {...props} link={props.state.link} />}
    <SeriesView {...props} />
    {seriesStage(props.state.context) !== "match" && <ScoreSheetView {...props} />}
    {hasSteps(props) && <LookingBackView {...props} {...playOnOf(props)} />}
    <HandOverView {...props} />
  </>
);
