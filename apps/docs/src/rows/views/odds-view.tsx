/** @jsxImportSource preact */

import type { EstimatedValue, MatchChances } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type FilledText, languageOf, type SiteText, type TextValues } from "../../lib/site-text.ts";
import { localise, type Reader } from "../../play/reader.ts";
import { type FormattedFigure, formatDecimal, formatInteger, formatPercent } from "../format-figure.ts";
import { MESSAGES } from "../messages.ts";
import { playerName } from "../player-name.ts";
import type { RowsState } from "../rows-state.ts";
import { SIMULATED_MATCHES } from "../tasks.ts";
import { CertainOutcomesView } from "./certain-outcomes-view.tsx";
import { FigureText } from "./figure-text.tsx";
import type { ViewProps } from "./view-props.ts";

/** A row of the table: a result and how to format its odds. */
type OddsRow = readonly [
  text: SiteText,
  data: FilledText["data"],
  figure: (chances: MatchChances) => FormattedFigure,
];

const formatTurns = (turns: EstimatedValue | null, reader: Reader, never: SiteText): FormattedFigure =>
  turns ? formatDecimal(languageOf(reader), turns) : { value: localise(reader, never) };

function oddsRows(state: RowsState, reader: Reader): OddsRow[] {
  const { table, first } = state.setup;
  const { seats, options } = table;
  const { turnLimit } = options;
  const share = (estimate: EstimatedValue): FormattedFigure => formatPercent(languageOf(reader), estimate);
  const players = Array.from({ length: seats }, (_, seat): OddsRow => {
    const order = (seat - first + seats) % seats;
    const none = { value: 0, low: 0, high: 0 };
    return [
      order === 0 ? MESSAGES.winsFirst : MESSAGES.wins,
      { who: playerName(state.setup, seat) },
      ({ wins }) => share(wins[order] ?? none),
    ];
  });
  const limit: TextValues = { n: turnLimit === null ? "" : formatInteger(languageOf(reader), turnLimit) };
  return [
    ...players,
    [turnLimit === null ? MESSAGES.noTurnLimit : MESSAGES.turnLimitDraw, limit, ({ long }) => share(long)],
    [MESSAGES.endless, {}, ({ endless }) => share(endless)],
    [MESSAGES.expectedTurns, {}, ({ turns }) => formatTurns(turns, reader, MESSAGES.infinite)],
    [MESSAGES.expectedWin, {}, ({ turnsToWin }) => formatTurns(turnsToWin, reader, MESSAGES.none)],
  ];
}

/** How the odds were calculated. */
function methodText(chances: RowsState["chances"]): SiteText {
  if (chances === null) return MESSAGES.failed;
  if (!chances) return MESSAGES.working;
  return chances.method === "simulated" ? MESSAGES.simulated : MESSAGES.exact;
}

/** The odds with entry by the die. */
function DieOddsView({ state, reader }: ViewProps): JSX.Element {
  const { chances } = state;
  return (
    <>
      <p class="method" role="status" data-method={chances?.method}>
        {localise(reader, methodText(chances), { n: formatInteger(languageOf(reader), SIMULATED_MATCHES) })}
      </p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{localise(reader, MESSAGES.outcome)}</th>
            <th scope="col">{localise(reader, MESSAGES.chance)}</th>
          </tr>
        </thead>
        <tbody>
          {oddsRows(state, reader).map(([text, data, figure]) => (
            <tr key={localise(reader, text, data)}>
              <th scope="row">{localise(reader, text, data)}</th>
              <td>{chances ? <FigureText {...figure(chances)} /> : chances === null ? "–" : "…"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Who wins: certain with entry on card 1, with odds with entry by the die. */
export const OddsView = (props: ViewProps): JSX.Element =>
  props.state.setup.table.options.entry === "card" ? (
    <CertainOutcomesView {...props} />
  ) : (
    <DieOddsView {...props} />
  );
