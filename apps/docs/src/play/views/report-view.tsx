/** @jsxImportSource preact */
import type { JSX } from "preact";
import { STUDY_WORDS } from "../bots/wording.ts";
import { read } from "../reader.ts";
import type { ReportProps } from "./analysis-view.tsx";
import { CurveView } from "./curve-view.tsx";
import { pointWords } from "./point-words.ts";
import { ShareTable } from "./share-table.tsx";

/** The turning points in words; pressed, they show the board as it was before them. */
function TurningPoints({ state, study, orders, reader }: ReportProps): JSX.Element {
  if (study.points.length === 0) return <p>{read(reader, STUDY_WORDS.never)}</p>;
  return (
    <ul>
      {study.points.map((point) => (
        <li key={point.index} aria-current={state.lookingBack === point.index ? "step" : undefined}>
          <button type="button" class="notation" onClick={() => orders.lookBack(point.index)}>
            {pointWords(state, point, reader)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A match that was thought through: a curve, where it turned, and all of it as a table. */
export const ReportView = (props: ReportProps): JSX.Element => (
  <div class="report">
    <h2>{read(props.reader, STUDY_WORDS.title)}</h2>
    <p class="meaning">{read(props.reader, STUDY_WORDS.meaning)}</p>
    <CurveView {...props} />
    <h3>{read(props.reader, STUDY_WORDS.turned)}</h3>
    <TurningPoints {...props} />
    <ShareTable {...props} />
  </div>
);
