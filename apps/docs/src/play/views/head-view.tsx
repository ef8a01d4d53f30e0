/** @jsxImportSource preact */

import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { stageOf } from "../series.ts";
import { CoverView } from "./cover-view.tsx";
import { lazily } from "./lazily.tsx";
import { LookingBackView } from "./looking-back-view.tsx";
import { NoticeView } from "./notice-view.tsx";
import { ReadingView } from "./reading-view.tsx";
import { ScoreSheetView } from "./score-sheet-view.tsx";
import { SeriesView } from "./series-view.tsx";
import { TurnView } from "./turn-view.tsx";

const LinkBar = lazily(async () => (await import("./link-bar.tsx")).LinkBar);

/** What stands above the board; between two games and after the last, the score comes first. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    <ReadingView {...props} />
    <TurnView {...props} />
    {props.state.link && props.state.readWith === undefined && <LinkBar {...props} link={props.state.link} />}
    <SeriesView {...props} />
    {stageOf(props.state.context) !== "match" && <ScoreSheetView {...props} />}
    {!props.state.seat && <LookingBackView {...props} />}
    <CoverView {...props} />
  </>
);
