/**
 * The views of a table, as Preact components that only draw its state.
 *
 * @module
 */
import type { ComponentType } from "preact";
import { canAnalyse } from "../bots/analysis-state.ts";
import { isSeries } from "../series.ts";
import type { ViewProps } from "../view-props.ts";
import { seatAwaitingScreen } from "../viewer.ts";
import { lateView, nextView } from "./lazy-view.tsx";
import type { LookingBackProps } from "./looking-back-view.tsx";
import type { NotationFormProps } from "./notation-form.tsx";
import type { NotationProps } from "./notation-view.tsx";
import type { ResignProps } from "./resign-dialog.tsx";

export type { PlayersPlace } from "../seats-by-place.ts";
export type { ViewProps } from "../view-props.ts";
export { AnalysisButton } from "./analysis-button.tsx";
export { BotFace } from "./bot-face.tsx";
export { ClauseLink } from "./clause-link.tsx";
export { Dialog } from "./dialog.tsx";
export { HintView } from "./hint-view.tsx";
export { lateView, lazyView, loadNextViews, nextView } from "./lazy-view.tsx";
export { LogView } from "./log-view.tsx";
export { NameInput, nameProblem } from "./name-input.tsx";
export { OptionView } from "./option-view.tsx";
export { PlayersView } from "./players-view.tsx";
export { RefusalView } from "./refusal-view.tsx";
export { ScoreSheetView } from "./score-sheet-view.tsx";
export { ScrubberView } from "./scrubber-view.tsx";
export { SelectView } from "./select-view.tsx";
export { Text } from "./text.tsx";
export { TurnView } from "./turn-view.tsx";

/** The analysis of a finished match: its progress, then its report. */
export const AnalysisView: ComponentType<ViewProps> = nextView<ViewProps>(
  ({ state }) => canAnalyse(state),
  async () => (await import("./next-views.ts")).AnalysisView,
);

/** Asks to hand over the screen, if the next player’s hidden information must not be visible to the previous one. */
export const HandOverView: ComponentType<ViewProps> = nextView<ViewProps>(
  ({ state }) => state.lookingBack === undefined && seatAwaitingScreen(state) !== undefined,
  async () => (await import("./next-views.ts")).HandOverView,
);

/** Says which earlier position the board shows, with buttons to step through the match. */
export const LookingBackView: ComponentType<LookingBackProps> = nextView<LookingBackProps>(
  ({ state }) => state.lookingBack !== undefined || state.visited !== undefined,
  async () => (await import("./next-views.ts")).LookingBackView,
);

/** The status of a series: number of the game, first player, leader; between two games, a button for the next one. */
export const SeriesView: ComponentType<ViewProps> = nextView<ViewProps>(
  ({ state }) => isSeries(state.context.plan),
  async () => (await import("./next-views.ts")).SeriesView,
);

/** A field to play in notation; loaded on demand. */
export const NotationForm: ComponentType<NotationFormProps> = lateView(
  async () => (await import("./notation-form.tsx")).NotationForm,
);

/** The match in notation, and a field to play in notation; loaded on demand. */
export const NotationView: ComponentType<NotationProps> = lateView(
  async () => (await import("./notation-view.tsx")).NotationView,
);

/** Asks which person at this screen resigns; loaded on demand. */
export const ResignDialog: ComponentType<ResignProps> = lateView(
  async () => (await import("./resign-dialog.tsx")).ResignDialog,
);
