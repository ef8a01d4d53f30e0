/**
 * The views of a table, as Preact components that only draw its state.
 *
 * @module
 */
import type { ComponentType } from "preact";
import { lateView } from "./lazy-view.tsx";
import type { ResignProps } from "./resign-dialog.tsx";

export type { PlayersPlace } from "../seats-by-place.ts";
export type { ViewProps } from "../view-props.ts";
export { AnalysisButton, AnalysisView } from "./analysis-view.tsx";
export { BotFace } from "./bot-face.tsx";
export { ClauseLink } from "./clause-link.tsx";
export { Dialog } from "./dialog.tsx";
export { HandOverView } from "./hand-over-view.tsx";
export { HintView } from "./hint-view.tsx";
export { lateView, lazyView } from "./lazy-view.tsx";
export { LogView } from "./log-view.tsx";
export { LookingBackView } from "./looking-back-view.tsx";
export { NameInput, nameProblem } from "./name-input.tsx";
export { NotationForm } from "./notation-form.tsx";
export { NotationView } from "./notation-view.tsx";
export { OptionView } from "./option-view.tsx";
export { PlayersView } from "./players-view.tsx";
export { RefusalView } from "./refusal-view.tsx";
export { ScoreSheetView } from "./score-sheet-view.tsx";
export { ScrubberView } from "./scrubber-view.tsx";
export { SelectView } from "./select-view.tsx";
export { SeriesView } from "./series-view.tsx";
export { Text } from "./text.tsx";
export { TurnView } from "./turn-view.tsx";

/** Asks which person at this screen resigns; loaded on demand. */
export const ResignDialog: ComponentType<ResignProps> = lateView(
  async () => (await import("./resign-dialog.tsx")).ResignDialog,
);
