import type { Message } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import type { MatchChances } from "../analysis/chances.ts";
import type { EstimatedValue } from "../analysis/estimate.ts";
import { type FormattedFigure, formatDecimal, formatPercent } from "../format-figure.ts";
import { playerName } from "../player-name.ts";
import type { RowsState } from "../rows-state.ts";
import { SIMULATED_MATCHES } from "../tasks.ts";
import { CertainOutcomesView } from "./certain-outcomes-view.tsx";
import { FigureText } from "./figure-text.tsx";
import type { ViewProps } from "./view-props.ts";

/** A row of the table: a result and how to format its odds. */
type OddsRow = readonly [name: Message, figure: (chances: MatchChances) => FormattedFigure];

const formatTurns = (turns: EstimatedValue | null, { words }: Reader, never: string): FormattedFigure =>
  turns ? formatDecimal(words.language, turns) : { value: never };

function oddsRows(state: RowsState, reader: Reader): OddsRow[] {
  const { table, first } = state.setup;
  const { seats, options } = table;
  const { turnLimit } = options;
  const share = (estimate: EstimatedValue): FormattedFigure => formatPercent(reader.words.language, estimate);
  const players = Array.from({ length: seats }, (_, seat): OddsRow => {
    const order = (seat - first + seats) % seats;
    const none = { value: 0, low: 0, high: 0 };
    return [
      {
        id: order === 0 ? "rows.wins-first" : "rows.wins",
        data: { who: playerName(state.setup, seat) },
      },
      ({ wins }) => share(wins[order] ?? none),
    ];
  });
  return [
    ...players,
    [
      turnLimit === null
        ? { id: "rows.no-turn-limit" }
        : { id: "rows.turn-limit-draw", data: { n: turnLimit } },
      ({ long }) => share(long),
    ],
    [{ id: "rows.endless" }, ({ endless }) => share(endless)],
    [
      { id: "rows.expected-turns" },
      ({ turns }) => formatTurns(turns, reader, reader.words.text("rows.infinite")),
    ],
    [{ id: "rows.expected-win" }, ({ turnsToWin }) => formatTurns(turnsToWin, reader, "–")],
  ];
}

/** How the odds were calculated. */
function methodText(chances: RowsState["chances"]): Message {
  if (chances === null) return { id: "rows.failed" };
  if (!chances) return { id: "rows.working" };
  return chances.method === "simulated"
    ? { id: "rows.simulated", data: { n: SIMULATED_MATCHES } }
    : { id: "rows.exact" };
}

/** The odds with entry by the die. */
function DieOddsView({ state, reader }: ViewProps): JSX.Element {
  const { chances } = state;
  return (
    <>
      <p class="method" role="status" data-method={chances?.method}>
        {reader.words.format(methodText(chances))}
      </p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{reader.words.text("rows.outcome")}</th>
            <th scope="col">{reader.words.text("rows.chance")}</th>
          </tr>
        </thead>
        <tbody>
          {oddsRows(state, reader).map(([name, figure]) => (
            <tr key={reader.words.format(name)}>
              <th scope="row">{reader.words.format(name)}</th>
              <td>{chances ? <FigureText {...figure(chances)} /> : chances === null ? "–" : "…"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The winner with entry on card 1, or the odds with entry by the die. */
export function OddsView(props: ViewProps): JSX.Element {
  const { entry, collision } = props.state.setup.table.options;
  return (
    <>
      <p class="reading">
        {props.reader.words.text("rows.by-reading", { reading: { id: `rows.reading.${collision}` } })}
      </p>
      {entry === "card" ? <CertainOutcomesView {...props} /> : <DieOddsView {...props} />}
    </>
  );
}
