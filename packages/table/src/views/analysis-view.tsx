import { outcomeOf } from "@serpentarium/core/turn";
import type { ComponentChildren, JSX } from "preact";
import { canAnalyse } from "../bots/bot-assistant.ts";
import type { AnalysisResult, AnalysisState } from "../bots/match-analysis.ts";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { lazyView } from "./lazy-view.tsx";

export interface ReportProps extends ViewProps {
  readonly analysis: AnalysisResult;
}

const Report = lazyView<ReportProps>(async () => (await import("./analysis-report.tsx")).AnalysisReport);

function Progress({
  analysis,
  reader,
}: {
  readonly analysis: AnalysisState | undefined;
  readonly reader: Reader;
}): JSX.Element {
  const text = analysis?.state === "failed" ? MESSAGES.notAnalysed : MESSAGES.analysing;
  return (
    <div class="progress">
      <p role="status" id="analysing">
        {analysis && analysis.state !== "done" && localise(reader, text)}
      </p>
      {analysis?.state === "working" && (
        <progress max={analysis.all} value={analysis.done} aria-labelledby="analysing" />
      )}
    </div>
  );
}

/** The label of the button, which starts, cancels and closes an analysis. */
const buttonLabel = (analysis: AnalysisState | undefined) => {
  if (!analysis || analysis.state === "failed") return MESSAGES.analyse;
  return analysis.state === "working" ? MESSAGES.stopAnalysis : MESSAGES.closeAnalysis;
};

interface AnalysisProps extends ViewProps {
  /** Buttons beside that of the analysis, such as for a rematch. */
  readonly children?: ComponentChildren;
}

/** What can be done after the end of a match: its analysis, and the page’s own buttons. */
export function AnalysisView({ children, ...props }: AnalysisProps): JSX.Element | null {
  const { state, send, reader } = props;
  const { analysis } = state;
  if (outcomeOf(state.context) === undefined) return null;
  if (!canAnalyse(state)) return <div class="tools">{children}</div>;
  const label = buttonLabel(analysis);
  return (
    <section class="analysis" aria-label={localise(reader, MESSAGES.analyse)}>
      <div class="tools">
        {children}
        <button
          type="button"
          class="main"
          onClick={() => send({ type: "analysis", isWanted: label === MESSAGES.analyse })}
        >
          {localise(reader, label)}
        </button>
      </div>
      <Progress analysis={analysis} reader={reader} />
      {analysis?.state === "done" && <Report {...props} analysis={analysis} />}
    </section>
  );
}
