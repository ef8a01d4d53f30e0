import type { JSX } from "preact";
import { canAnalyse } from "../bots/analysis-state.ts";
import type { AnalysisState } from "../bots/match-analysis.ts";
import type { ViewProps } from "../view-props.ts";

/** The label of the button, which starts, cancels or closes an analysis. */
const buttonLabel = (analysis: AnalysisState | undefined) => {
  if (!analysis || analysis.state === "failed") return "table.analyse";
  return analysis.state === "working" ? "table.stop-analysis" : "table.close-analysis";
};

/** The button that starts, cancels or closes the analysis of a finished match. */
export function AnalysisButton({ state, send, reader }: ViewProps): JSX.Element | null {
  if (!canAnalyse(state)) return null;
  const label = buttonLabel(state.analysis);
  return (
    <button type="button" onClick={() => send({ type: "analysis", isWanted: label === "table.analyse" })}>
      {reader.words.text(label)}
    </button>
  );
}
