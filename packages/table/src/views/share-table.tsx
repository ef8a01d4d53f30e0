import { seatsOf } from "@serpentarium/core";
import type { JSX } from "preact";
import { formatPercent } from "../bots/percent.ts";
import { seatName } from "../seat-names.ts";
import type { ReportProps } from "./analysis-view.tsx";

/** With more rows the table scrolls. */
const MAX_ROWS = 8;

interface RowProps extends ReportProps {
  readonly count: number;
}

/** An action, as a button that shows the position after it. */
function ActionButton({ count, state, send, reader }: RowProps): JSX.Element {
  const notation = state.log[count - 1]?.notation ?? reader.words.text("table.analysis.start");
  return (
    <button
      type="button"
      class={count === 0 ? "notation start" : "notation"}
      title={reader.words.text("table.show", { notation })}
      onClick={() => send({ type: "lookBack", count })}
    >
      {notation}
    </button>
  );
}

/** An action, or the result after an early ending, and each seat’s share there. */
function Row(props: RowProps): JSX.Element {
  const { count, state, analysis, reader } = props;
  const { log, lookingBack = log.length } = state;
  const isAction = count <= log.length;
  return (
    <tr aria-current={lookingBack === count ? "step" : undefined}>
      <th scope="row">
        {count > 0 && isAction && `${count}. `}
        {isAction ? <ActionButton {...props} /> : reader.words.text("table.analysis.result")}
      </th>
      {analysis.curve[count]?.map((share, seat) => (
        <td key={seat}>{formatPercent(share, reader.words)}</td>
      ))}
    </tr>
  );
}

/** The expected shares as a table. */
export function ShareTable(props: ReportProps): JSX.Element {
  const { state, analysis, reader } = props;
  const { game, context } = state;
  const scrolls = analysis.curve.length > MAX_ROWS;
  return (
    <details>
      <summary id="every-action">{reader.words.text("table.analysis.all-actions")}</summary>
      <div class="rows" {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": "every-action" })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{reader.words.text("table.analysis.action")}</th>
              {seatsOf(context.table).map((seat) => (
                <th key={seat} scope="col">
                  {reader.words.format(seatName(game, context.position, seat))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {analysis.curve.map((_, count) => (
              <Row key={count} count={count} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
