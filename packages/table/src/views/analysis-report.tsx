import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ANALYSIS_MESSAGES } from "../bots/analysis-messages.ts";
import { localise } from "../reader.ts";
import type { ReportProps } from "./analysis-view.tsx";
import { CurveView } from "./curve-view.tsx";
import { ShareTable } from "./share-table.tsx";
import { turningPointText } from "./turning-point-text.ts";

/** The turning points as a list of buttons that show their positions. */
function TurningPoints({ state, analysis, send, reader }: ReportProps): JSX.Element {
  if (analysis.points.length === 0) return <p>{localise(reader, ANALYSIS_MESSAGES.noTurningPoints)}</p>;
  return (
    <ul>
      {analysis.points.map((point) => (
        <li key={point.index} aria-current={state.lookingBack === point.index ? "step" : undefined}>
          <button
            type="button"
            class="notation"
            onClick={() => send({ type: "lookBack", count: point.index })}
          >
            {turningPointText(state, point, reader)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The report of an analysis: a chart, the turning points, and all shares as a table. */
export function AnalysisReport(props: ReportProps): JSX.Element {
  const report = useRef<HTMLDivElement>(null);
  // on a phone it begins below the window; the board above stays in view, if there is room for both
  useLayoutEffect(() => report.current?.querySelector(".curve")?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div class="report" ref={report}>
      <h2>{localise(props.reader, ANALYSIS_MESSAGES.title)}</h2>
      <CurveView {...props} />
      <p class="meaning">{localise(props.reader, ANALYSIS_MESSAGES.meaning)}</p>
      <h3>{localise(props.reader, ANALYSIS_MESSAGES.turningPoints)}</h3>
      <TurningPoints {...props} />
      <ShareTable {...props} />
    </div>
  );
}
