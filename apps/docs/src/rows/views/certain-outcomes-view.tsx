/** @jsxImportSource preact */
import { type Outcome, type Seat, soleWinnerOf } from "@serpentarium/core";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { languageOf, type ShownText } from "../../lib/site-text.ts";
import { localise } from "../../play/reader.ts";
import { formatInteger } from "../format-figure.ts";
import { MESSAGES } from "../messages.ts";
import { playerName } from "../player-name.ts";
import type { ViewProps } from "./view-props.ts";

interface OutcomeRowProps extends ViewProps {
  readonly first: Seat;
  readonly outcome: Outcome;
  readonly turns: number;
}

/** The outcome of the match if one player begins. */
function OutcomeRow({ state, reader, first, outcome, turns }: OutcomeRowProps): JSX.Element {
  const winner = soleWinnerOf(outcome);
  const name: ShownText = winner === undefined ? MESSAGES.nobody : playerName(state.setup, winner);
  return (
    <tr aria-current={first === state.setup.first ? "true" : undefined}>
      <th scope="row">{localise(reader, playerName(state.setup, first))}</th>
      <td>{localise(reader, name)}</td>
      <td>{formatInteger(languageOf(reader), turns)}</td>
    </tr>
  );
}

/** The outcome of the match for each first player, with entry on card 1. */
export function CertainOutcomesView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { outcomes = [], chances } = state;
  return (
    <>
      <p class="method">
        {localise(reader, MESSAGES.certain)}{" "}
        {outcomes[0] && <ClauseLink game={serpentCartes} clause={outcomes[0].reason} reader={reader} />}
      </p>
      <table class="figures">
        <thead>
          <tr>
            {[MESSAGES.whoBegins, MESSAGES.winner, MESSAGES.turns].map((text) => (
              <th key={text.en} scope="col">
                {localise(reader, text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome, first) => (
            <OutcomeRow
              key={localise(reader, playerName(state.setup, first))}
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
