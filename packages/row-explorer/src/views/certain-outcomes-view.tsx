import { type Message, type Outcome, type Seat, soleWinnerOf } from "@serpentarium/core";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { analyseRow } from "../analysis/analyse-row.ts";
import { formatInteger } from "../format-figure.ts";
import { playerName } from "../player-name.ts";
import type { RowsState } from "../rows-state.ts";
import type { ViewProps } from "./view-props.ts";

interface OutcomeRowProps extends ViewProps {
  readonly first: Seat;
  readonly outcome: Outcome;
  readonly turns: number;
}

/** The outcome of the match if one player begins. */
function OutcomeRow({ state, reader, first, outcome, turns }: OutcomeRowProps): JSX.Element {
  const winner = soleWinnerOf(outcome);
  const name: Message = winner === undefined ? { id: "rows.nobody" } : playerName(state.setup, winner);
  return (
    <tr aria-current={first === state.setup.first ? "true" : undefined}>
      <th scope="row">{reader.words.format(playerName(state.setup, first))}</th>
      <td>{reader.words.format(name)}</td>
      <td>{formatInteger(reader.words.language, turns)}</td>
    </tr>
  );
}

const OTHER_READING = { earlier: "arriver", arriver: "earlier" } as const;

/** What the match would come to by the other reading of `turn.collision`. */
function otherReadingText({ setup }: RowsState): Message {
  const { row, table, first } = setup;
  const collision = OTHER_READING[table.options.collision];
  const { outcomes = [], chances } = analyseRow(row, { ...table.options, collision }, table.seats);
  const winner = outcomes[first] && soleWinnerOf(outcomes[first]);
  const reading: Message = { id: `rows.reading.${collision}` };
  if (winner === undefined) return { id: "rows.other-draw", data: { reading } };
  const data = { reading, who: playerName(setup, winner), turns: chances.turns?.value ?? 0 };
  return { id: "rows.other-wins", data };
}

/** The outcome of the match for each first player, with entry on card 1. */
export function CertainOutcomesView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { outcomes = [], chances } = state;
  return (
    <>
      <p class="method">
        {reader.words.text("rows.certain")}{" "}
        {outcomes[0] && <ClauseLink game={serpentCartes} clause={outcomes[0].reason} reader={reader} />}
      </p>
      <table class="figures">
        <thead>
          <tr>
            {["rows.who-begins", "rows.winner", "rows.turns"].map((id) => (
              <th key={id} scope="col">
                {reader.words.text(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome, first) => (
            <OutcomeRow
              key={reader.words.format(playerName(state.setup, first))}
              {...props}
              first={first}
              outcome={outcome}
              turns={chances?.turns?.value ?? 0}
            />
          ))}
        </tbody>
      </table>
      <p class="reading">{reader.words.format(otherReadingText(state))}</p>
    </>
  );
}
