/** Views that a page shows only after its first event. */
export { AnalysisView } from "./analysis-view.tsx";
export { HandOverView } from "./hand-over-view.tsx";
export { LookingBackView } from "./looking-back-view.tsx";
export { SeriesView } from "./series-view.tsx";
