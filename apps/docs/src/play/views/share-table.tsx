/** @jsxImportSource preact */
import type { JSX } from "preact";
import { percent } from "../bots/percent.ts";
import { STUDY_WORDS } from "../bots/wording.ts";
import { read } from "../reader.ts";
import { seatName, seatsOf } from "../seats.ts";
import { WORDS } from "../wording.ts";
import type { ReportProps } from "./analysis-view.tsx";

/** More rows than these are scrolled through. */
const ROWS_SHOWN = 8;

/** What was played last, and what each seat could expect then; pressed, it shows the board there. */
function Row({ count, ...props }: ReportProps & { readonly count: number }): JSX.Element {
  const { state, study, orders, reader } = props;
  const { log, lookingBack = log.length } = state;
  const notation = log[count - 1]?.notation ?? read(reader, STUDY_WORDS.start);
  return (
    <tr aria-current={lookingBack === count ? "step" : undefined}>
      <th scope="row">
        {count > 0 && `${count}. `}
        <button
          type="button"
          class={count === 0 ? "notation beginning" : "notation"}
          title={read(reader, WORDS.show, { notation })}
          onClick={() => orders.lookBack(count)}
        >
          {notation}
        </button>
      </th>
      {study.curve[count]?.map((share, seat) => (
        <td key={seat}>{read(reader, percent(share))}</td>
      ))}
    </tr>
  );
}

/** The curve as a table. */
export function ShareTable(props: ReportProps): JSX.Element {
  const { state, study, reader } = props;
  const { game, context } = state;
  const scrolls = study.curve.length > ROWS_SHOWN;
  return (
    <details>
      <summary id="every-action">{read(reader, STUDY_WORDS.every)}</summary>
      <div class="rows" {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": "every-action" })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{read(reader, STUDY_WORDS.action)}</th>
              {seatsOf(context.position).map((seat) => (
                <th key={seat} scope="col">
                  {read(reader, seatName(game, context.position, seat))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {study.curve.map((_, count) => (
              <Row key={count} count={count} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
