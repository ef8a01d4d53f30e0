import { seatsOf } from "@serpentarium/core";
import type { JSX } from "preact";
import { winsOfHundred } from "../bots/wins.ts";
import { narrateEntry } from "../log.ts";
import { seatName } from "../seat-names.ts";
import type { ReportProps } from "./analysis-view.tsx";

/** More rows make the table scroll. */
const MAX_ROWS = 8;

interface RowProps extends ReportProps {
  readonly count: number;
}

/** An action, as a button that shows the position after it. */
function ActionButton({ count, state, send, reader }: RowProps): JSX.Element {
  const { words } = reader;
  const entry = state.log[count - 1];
  return (
    <button
      type="button"
      class="action"
      title={entry ? words.text("table.show", { notation: entry.notation }) : words.text("table.show-start")}
      onClick={() => send({ type: "lookBack", count })}
    >
      {/* the first sentence is about the action, the others about its consequences */}
      {entry ? (narrateEntry(entry, words)[0] ?? entry.notation) : words.text("table.analysis.start")}
    </button>
  );
}

/** An action, or the result after an early ending, with each seat’s share. */
function Row(props: RowProps): JSX.Element {
  const { count, state, findings, reader } = props;
  const { log, lookingBack = log.length } = state;
  const isAction = count <= log.length;
  return (
    <tr aria-current={lookingBack === count ? "step" : undefined}>
      <th scope="row">
        {count > 0 && isAction && `${count}. `}
        {isAction ? <ActionButton {...props} /> : reader.words.text("table.analysis.result")}
      </th>
      {findings.curve[count]?.map((share, seat) => (
        <td key={seat}>{winsOfHundred(share)}</td>
      ))}
    </tr>
  );
}

/** The expected shares as a table. */
export function ShareTable(props: ReportProps): JSX.Element {
  const { state, findings, reader } = props;
  const { game, context } = state;
  const scrolls = findings.curve.length > MAX_ROWS;
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
            {findings.curve.map((_, count) => (
              <Row key={count} count={count} {...props} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
