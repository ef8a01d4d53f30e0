import type { JSX } from "preact";
import { findingsOf } from "../bots/analysis-state.ts";
import type { AnalysisFindings, AnalysisState } from "../bots/match-analysis.ts";
import type { Reader } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { lateView } from "./lazy-view.tsx";

export interface ReportProps extends ViewProps {
  readonly findings: AnalysisFindings;
}

const Report = lateView<ReportProps>(async () => (await import("./analysis-report.tsx")).AnalysisReport);

function Progress({
  analysis,
  reader,
}: {
  readonly analysis: AnalysisState | undefined;
  readonly reader: Reader;
}): JSX.Element {
  const text = analysis?.state === "failed" ? "table.not-analysed" : "table.analysing";
  return (
    <div class="progress">
      <p role="status" id="analysing">
        {analysis && analysis.state !== "done" && reader.words.text(text)}
      </p>
      {analysis?.state === "working" && (
        <progress max={analysis.all} value={analysis.done} aria-labelledby="analysing" />
      )}
    </div>
  );
}

/** The analysis of a finished match: its progress, then its report. */
export function AnalysisView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { analysis } = state;
  const findings = findingsOf(analysis);
  return (
    <section class="analysis" aria-label={reader.words.text("table.analyse")}>
      <Progress analysis={analysis} reader={reader} />
      {findings && <Report {...props} findings={findings} />}
    </section>
  );
}
