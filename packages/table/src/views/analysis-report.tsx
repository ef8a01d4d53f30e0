import { narrateEarlyEnding } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ReportProps } from "./analysis-view.tsx";
import { CurveView } from "./curve-view.tsx";
import { ShareTable } from "./share-table.tsx";
import { turningPointText } from "./turning-point-text.ts";

/** Explains the curve, and the precision of its values. */
function Meaning({ state: { context }, findings: { uncertainty }, reader }: ReportProps): JSX.Element {
  const meaning = reader.words.text("table.analysis.meaning", { seats: context.table.seats });
  const by = Math.round(100 * uncertainty);
  return (
    <p class="meaning">
      {by === 0 ? meaning : reader.words.text("table.analysis.meaning-within", { meaning, by })}
    </p>
  );
}

/** The early ending of a match, which the curve shows after the last action. */
function Ending({ state: { context }, reader }: ReportProps): JSX.Element | null {
  const { ended } = context;
  return ended && <p>{reader.words.format(narrateEarlyEnding(ended))}</p>;
}

/** The turning points as a list of buttons that show their positions. */
function TurningPoints({ state, findings, send, reader }: ReportProps): JSX.Element {
  if (findings.points.length === 0) return <p>{reader.words.text("table.analysis.no-turning-points")}</p>;
  return (
    <ul>
      {findings.points.map((point) => (
        <li key={point.index} aria-current={state.lookingBack === point.index ? "step" : undefined}>
          <button type="button" class="action" onClick={() => send({ type: "lookBack", count: point.index })}>
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
  // on a phone it begins below the window; keep the board in view if both fit
  useLayoutEffect(() => report.current?.querySelector(".curve")?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div class="report" ref={report}>
      <h2>{props.reader.words.text("table.analysis.title")}</h2>
      <CurveView {...props} />
      <Meaning {...props} />
      <h3>{props.reader.words.text("table.analysis.turning-points")}</h3>
      <TurningPoints {...props} />
      <Ending {...props} />
      <ShareTable {...props} />
    </div>
  );
}
