import type { Outcome, Text } from "@serpentarium/core";
import { isEarlyEndingReason } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import { occupantOf, outcomeOf } from "@serpentarium/core/turn";
import { seatName, waitsForPerson } from "@serpentarium/table";
import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { RANDOM } from "../match.ts";
import { MESSAGES } from "../messages.ts";
import type { MatchProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** The names of seats as a list in the language. */
const listNames = ({ plugin, context, language }: MatchProps, seats: readonly number[]): string =>
  new Intl.ListFormat(language).format(
    seats.map((seat) => seatName(plugin.game, context.position, seat)[language]),
  );

function turnText(props: MatchProps): string {
  const { plugin, context, language } = props;
  const actor = plugin.game.toAct(context.position);
  const isPerson = waitsForPerson(plugin.game, context);
  const program = occupantOf(context, actor) === RANDOM ? MESSAGES.choosing : MESSAGES.thinking;
  const [text, who]: [Text, string] =
    typeof actor === "number"
      ? [isPerson ? MESSAGES.toPlay : program, listNames(props, [actor])]
      : [isPerson ? MESSAGES.enterChance : MESSAGES.chance, ""];
  return localise(language, text, { who });
}

function resultText(props: MatchProps, { winners }: Outcome): string {
  const { context, language } = props;
  const text =
    winners.length === context.table.seats
      ? MESSAGES.draw
      : winners.length === 1
        ? MESSAGES.wins
        : MESSAGES.winTogether;
  return localise(language, text, { who: listNames(props, winners) });
}

/** The player to act and what to do; after the end, the winners, the clause and the scores. */
export function TurnView(props: MatchProps): JSX.Element {
  const { plugin, context, language } = props;
  const outcome = outcomeOf(context);
  const prompt = plugin.game.phases[context.position.phase]?.prompt;
  const scores = outcome?.scores?.map((score) => formatPoints(score, 1)).join(", ");
  return (
    <p class="turn" role="status">
      <strong>{outcome ? resultText(props, outcome) : turnText(props)}</strong>{" "}
      {!outcome && prompt && <small>{localise(language, prompt)}</small>}
      {outcome && !isEarlyEndingReason(outcome.reason) && <ClauseLink {...props} clause={outcome.reason} />}
      {scores !== undefined && <small> {localise(language, MESSAGES.scores, { scores })}</small>}
    </p>
  );
}
