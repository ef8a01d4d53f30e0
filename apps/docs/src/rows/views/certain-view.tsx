/** @jsxImportSource preact */
import type { Outcome, Seat, Text } from "@serpentarium/core";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { ClauseLink } from "../../play/views/clause-link.tsx";
import { whole } from "../numbers.ts";
import { playerName } from "../player-name.ts";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

const winnerOf = ({ winners, reason }: Outcome): Seat | undefined =>
  reason === "end.goal" ? winners[0] : undefined;

interface RowProps extends ViewProps {
  readonly first: Seat;
  readonly outcome: Outcome;
  readonly turns: number;
}

/** How the match ends that one of the players begins. */
function OutcomeRow({ state, reader, first, outcome, turns }: RowProps): JSX.Element {
  const winner = winnerOf(outcome);
  const name: Text = winner === undefined ? WORDS.nobody : playerName(state.setup, winner);
  return (
    <tr aria-current={first === state.setup.first ? "true" : undefined}>
      <th scope="row">{read(reader, playerName(state.setup, first))}</th>
      <td>{read(reader, name)}</td>
      <td>{whole(reader.language, turns)}</td>
    </tr>
  );
}

/** How the match ends, by who begins: the row decides it. */
export function CertainView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { outcomes = [], chances } = state;
  return (
    <>
      <p class="method">
        {read(reader, WORDS.certain)}{" "}
        {outcomes[0] && <ClauseLink game={serpentCartes} clause={outcomes[0].reason} reader={reader} />}
      </p>
      <table class="figures">
        <thead>
          <tr>
            {[WORDS.whoBegins, WORDS.winner, WORDS.turns].map((text) => (
              <th key={text.en} scope="col">
                {read(reader, text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome, first) => (
            <OutcomeRow
              key={read(reader, playerName(state.setup, first))}
              {...props}
              first={first}
              outcome={outcome}
              turns={chances?.turns?.value ?? 0}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
