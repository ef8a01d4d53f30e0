/** @jsxImportSource preact */

import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { seriesStage } from "../series.ts";
import { HandOverView } from "./hand-over-view.tsx";
import { lazyView } from "./lazy-view.tsx";
import { LookingBackView } from "./looking-back-view.tsx";
import { NoticeView } from "./notice-view.tsx";
import { ReadOnlyView } from "./read-only-view.tsx";
import { ScoreSheetView } from "./score-sheet-view.tsx";
import { SeriesView } from "./series-view.tsx";
import { TurnView } from "./turn-view.tsx";

const LinkBar = lazyView(async () => (await import("./link-bar.tsx")).LinkBar);

/** The status above the board; between two games of a series and after the last, with the score sheet. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    <ReadOnlyView {...props} />
    <TurnView {...props} />
    {props.state.link && props.state.readOnlyVersion === undefined && (
      <LinkBar {...props} link={props.state.link} />
    )}
    <SeriesView {...props} />
    {seriesStage(props.state.context) !== "match" && <ScoreSheetView {...props} />}
    {!props.state.seat && <LookingBackView {...props} />}
    <HandOverView {...props} />
  </>
);
