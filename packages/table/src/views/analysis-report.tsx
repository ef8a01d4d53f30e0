import { narrateEarlyEnding } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ANALYSIS_MESSAGES } from "../bots/analysis-messages.ts";
import { formatPercent } from "../bots/percent.ts";
import { localise } from "../reader.ts";
import type { ReportProps } from "./analysis-view.tsx";
import { CurveView } from "./curve-view.tsx";
import { ShareTable } from "./share-table.tsx";
import { turningPointText } from "./turning-point-text.ts";

/** What the curve shows, and how far it can be trusted. */
function Meaning({ analysis: { uncertainty }, reader }: ReportProps): JSX.Element {
  const meaning = localise(reader, ANALYSIS_MESSAGES.meaning);
  const by = localise(reader, formatPercent(uncertainty));
  const isExact = Math.round(100 * uncertainty) === 0;
  return (
    <p class="meaning">
      {isExact ? meaning : localise(reader, ANALYSIS_MESSAGES.meaningWithin, { meaning, by })}
    </p>
  );
}

/** How a match ended early, which the curve shows after the last action. */
function Ending({ state: { game, context }, reader }: ReportProps): JSX.Element | null {
  const { ended, position } = context;
  return ended && <p>{localise(reader, narrateEarlyEnding(game, position, ended))}</p>;
}

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
      <Meaning {...props} />
      <h3>{localise(props.reader, ANALYSIS_MESSAGES.turningPoints)}</h3>
      <TurningPoints {...props} />
      <Ending {...props} />
      <ShareTable {...props} />
    </div>
  );
}
