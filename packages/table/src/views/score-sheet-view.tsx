import type { JSX } from "preact";
import { isSeries } from "../series.ts";
import type { ViewProps } from "../view-props.ts";
import { lateView } from "./lazy-view.tsx";

const ScoreSheet = lateView<ViewProps>(async () => (await import("./score-sheet.tsx")).ScoreSheet);

/** The score sheet of a series; renders nothing for a single match. */
export const ScoreSheetView = (props: ViewProps): JSX.Element | null =>
  isSeries(props.state.context.plan) ? <ScoreSheet {...props} /> : null;
