/** @jsxImportSource preact */
import type { Data, Text } from "@serpentarium/core";
import type { Chances, Estimate } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type Reader, read } from "../../play/reader.ts";
import { decimal, percent, type Written, whole } from "../numbers.ts";
import { playerName } from "../player-name.ts";
import type { RowsState } from "../rows-state.ts";
import { WORDS } from "../wording.ts";
import { GAMES } from "../work.ts";
import { CertainView } from "./certain-view.tsx";
import type { ViewProps } from "./view-props.ts";
import { WrittenView } from "./written-view.tsx";

/** A line of the table: what can come out, and how likely it is. */
type Line = readonly [text: Text, data: Data, figure: (chances: Chances) => Written];

const turnsWritten = (turns: Estimate | null, reader: Reader, never: Text): Written =>
  turns ? decimal(reader.language, turns) : { value: read(reader, never) };

function linesOf(state: RowsState, reader: Reader): Line[] {
  const { table, first } = state.setup;
  const { seats, options } = table;
  const { turnLimit } = options;
  const share = (estimate: Estimate): Written => percent(reader.language, estimate);
  const players = Array.from({ length: seats }, (_, seat): Line => {
    const order = (seat - first + seats) % seats;
    const none = { value: 0, low: 0, high: 0 };
    return [
      order === 0 ? WORDS.winsFirst : WORDS.wins,
      { who: playerName(state.setup, seat) },
      ({ wins }) => share(wins[order] ?? none),
    ];
  });
  const limit: Data = { n: turnLimit === null ? "" : whole(reader.language, turnLimit) };
  return [
    ...players,
    [turnLimit === null ? WORDS.noLong : WORDS.long, limit, ({ long }) => share(long)],
    [WORDS.endless, {}, ({ endless }) => share(endless)],
    [WORDS.expectedTurns, {}, ({ turns }) => turnsWritten(turns, reader, WORDS.infinite)],
    [WORDS.expectedWin, {}, ({ turnsToWin }) => turnsWritten(turnsToWin, reader, WORDS.none)],
  ];
}

/** How the figures came about. */
function methodWords(chances: RowsState["chances"]): Text {
  if (chances === null) return WORDS.failed;
  if (!chances) return WORDS.working;
  return chances.method === "simulated" ? WORDS.simulated : WORDS.exact;
}

/** The odds with the die. */
function ChancesView({ state, reader }: ViewProps): JSX.Element {
  const { chances } = state;
  return (
    <>
      <p class="method" role="status" data-method={chances?.method}>
        {read(reader, methodWords(chances), { n: whole(reader.language, GAMES) })}
      </p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{read(reader, WORDS.outcome)}</th>
            <th scope="col">{read(reader, WORDS.chance)}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(state, reader).map(([text, data, figure]) => (
            <tr key={read(reader, text, data)}>
              <th scope="row">{read(reader, text, data)}</th>
              <td>{chances ? <WrittenView {...figure(chances)} /> : chances === null ? "–" : "…"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Who wins: for certain without the die, with what odds with it. */
export const OddsView = (props: ViewProps): JSX.Element =>
  props.state.setup.table.options.entry === "card" ? <CertainView {...props} /> : <ChancesView {...props} />;
