import type { Outcome, Text } from "@serpentarium/core";
import { isEndingReason } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import { outcomeOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { seatName, waitsForPerson } from "../match.ts";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ClauseLink } from "./clause-link.tsx";

/** Several names as one says them. */
const namesOf = ({ plugin, context, language }: MatchProps, seats: readonly number[]): string =>
  new Intl.ListFormat(language).format(seats.map((seat) => seatName(plugin.game, context, seat)[language]));

function turnOf(props: MatchProps): string {
  const { plugin, context, language } = props;
  const actor = plugin.game.toAct(context.position);
  const isPerson = waitsForPerson(plugin.game, context);
  const [text, who]: [Text, string] =
    typeof actor === "number"
      ? [isPerson ? WORDS.turn : WORDS.thinking, namesOf(props, [actor])]
      : [isPerson ? WORDS.enterChance : WORDS.chance, ""];
  return read(language, text, { who });
}

function verdictOf(props: MatchProps, { winners }: Outcome): string {
  const { context, language } = props;
  const text =
    winners.length === context.table.seats
      ? WORDS.draw
      : winners.length === 1
        ? WORDS.wins
        : WORDS.winTogether;
  return read(language, text, { who: namesOf(props, winners) });
}

/** Who acts and in which phase; in the end, who won and by which clause. */
export function TurnView(props: MatchProps): JSX.Element {
  const { plugin, context, language } = props;
  const outcome = outcomeOf(context);
  const phase = plugin.game.phases[context.position.phase]?.title;
  const scores = outcome?.scores?.map((score) => formatPoints(score, 1)).join(", ");
  return (
    <p class="turn" role="status">
      <strong>{outcome ? verdictOf(props, outcome) : turnOf(props)}</strong>{" "}
      {!outcome && phase && <small>{read(language, phase)}</small>}
      {outcome && !isEndingReason(outcome.reason) && <ClauseLink {...props} clause={outcome.reason} />}
      {scores !== undefined && <small> {read(language, WORDS.scores, { scores })}</small>}
    </p>
  );
}
