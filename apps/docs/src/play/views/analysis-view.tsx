/** @jsxImportSource preact */
import type { JSX } from "preact";
import { canStudy } from "../bots/counsel.ts";
import type { Study, Studying } from "../bots/study.ts";
import type { ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { lazily } from "./lazily.tsx";

/** What the report of an analysis is given. */
export interface ReportProps extends ViewProps {
  readonly study: Study;
}

/** The report of an analysis; it is fetched when there is one. */
const Report = lazily<ReportProps>(async () => (await import("./report-view.tsx")).ReportView);

function Progress({
  study,
  reader,
}: {
  readonly study: Studying | undefined;
  readonly reader: Reader;
}): JSX.Element {
  const text = study?.state === "failed" ? WORDS.notAnalysed : WORDS.analysing;
  return (
    <div class="progress">
      <p role="status" id="analysing">
        {study && study.state !== "done" && read(reader, text)}
      </p>
      {study?.state === "working" && (
        <progress max={study.all} value={study.done} aria-labelledby="analysing" />
      )}
    </div>
  );
}

/** What the button does next: it begins an analysis, stops it, and puts it away. */
const labelOf = (study: Studying | undefined) => {
  if (!study || study.state === "failed") return WORDS.analyse;
  return study.state === "working" ? WORDS.stopAnalysis : WORDS.closeAnalysis;
};

/** The analysis of a match that is over. */
export function AnalysisView(props: ViewProps): JSX.Element | null {
  const { state, orders, reader } = props;
  const { study } = state;
  if (!canStudy(state)) return null;
  const label = labelOf(study);
  return (
    <section class="analysis" aria-label={read(reader, WORDS.analyse)}>
      <button type="button" class="main" onClick={() => orders.analyse(label === WORDS.analyse)}>
        {read(reader, label)}
      </button>
      <Progress study={study} reader={reader} />
      {study?.state === "done" && <Report {...props} study={study} />}
    </section>
  );
}
