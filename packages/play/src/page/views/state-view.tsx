/** @jsxImportSource preact */

import { stateValueOf } from "@serpentarium/core/context";
import { seriesStage } from "@serpentarium/table";
import {
  HandOverView,
  LookingBackView,
  lateView,
  ScoreSheetView,
  SeriesView,
  TurnView,
} from "@serpentarium/table/views";
import type { JSX } from "preact";
import { canPlayOn } from "../../match/own-view.ts";
import type { ViewProps } from "../../ui/play-state.ts";

const LinkBar = lateView(async () => (await import("./link-bar.tsx")).LinkBar);
const ResultView = lateView(async () => (await import("./result-view.tsx")).ResultView);

/** The handler to play on from an earlier position. */
const playOnOf = ({ state, handlers, parts }: ViewProps) =>
  canPlayOn(state, parts.game) ? { onPlayOn: () => handlers.playOn() } : {};

/** Whether the user can step through the match: not while a link is being opened, and in a live match only while looking back. */
const hasSteps = ({ state: { live, lookingBack, visited } }: ViewProps): boolean =>
  live ? lookingBack !== undefined : visited?.kind !== "seat" && visited?.kind !== "opening";

/** Whose turn it is or how the match has ended, and, between games of a series and after the last, the score sheet. */
export function StateView(props: ViewProps): JSX.Element {
  const { link, visited, context } = props.state;
  const isOver = stateValueOf(context) === "over";
  return (
    <div class="state" data-over={isOver ? "" : undefined}>
      <TurnView {...props} />
      {isOver && <ResultView {...props} />}
      {link && visited === undefined && <LinkBar {...props} link={link} />}
      <SeriesView {...props} />
      {seriesStage(context) !== "match" && <ScoreSheetView {...props} />}
      {hasSteps(props) && <LookingBackView {...props} {...playOnOf(props)} />}
      <HandOverView {...props} />
    </div>
  );
}
