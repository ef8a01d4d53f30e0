import type { Game } from "@serpentarium/core";
import { narrateEarlyEnding } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { waitsForPerson } from "../match.ts";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";
import { fillName, listNames, seatName } from "../seat-names.ts";
import { isBotTurn, ownResult, possibleTurnTexts, statusText, type TurnState } from "../turn-text.ts";
import type { ViewProps } from "../view-props.ts";
import { answeringSeat, statusOfVisited } from "../visited-match.ts";
import { ClauseLink } from "./clause-link.tsx";
import { longest } from "./longest.ts";

/** The props of {@link TurnView}. */
interface TurnViewProps extends Pick<ViewProps, "reader"> {
  readonly state: ViewProps["state"] & TurnState;
}

/** The scores of all seats. */
const scoreList = (
  { game, context }: ViewProps["state"],
  scores: readonly number[],
  reader: Reader,
): string =>
  scores
    .map((score, seat) => {
      const who = seatName(game, context.position, seat);
      return localise(reader, MESSAGES.seatScore, { who, points: formatPoints(score, 1) });
    })
    .join("; ");

function Reason({ state, reader }: Pick<ViewProps, "state" | "reader">): JSX.Element | null {
  const { game, context } = state;
  const { outcome } = context;
  if (context.ended)
    return (
      <span class="phase" data-room={longestPhase(game, reader)}>
        {localise(reader, narrateEarlyEnding(game, context.position, context.ended))}
      </span>
    );
  if (!outcome) return null;
  return (
    <span class="phase" data-room={longestPhase(game, reader)}>
      <ClauseLink game={game} clause={outcome.reason} reader={reader} />
      {outcome.scores &&
        `. ${localise(reader, MESSAGES.scores, { scores: scoreList(state, outcome.scores, reader) })}`}
    </span>
  );
}

/** What a person at this screen has to do; while others act, the phase. */
function phaseText({ state, reader }: TurnViewProps): string {
  const { game, context, visited, isRollAwaited } = state;
  const phase = statusOfVisited(visited) ? undefined : game.phases[context.position.phase];
  const isToAct =
    visited === undefined
      ? isRollAwaited || waitsForPerson(game, context)
      : answeringSeat(state) !== undefined;
  return phase ? localise(reader, isToAct ? phase.prompt : phase.title) : "";
}

/** The longest of what players have to do in a game, of its phases and of the clauses that end it. */
function longestPhase(game: Game, reader: Reader): string {
  const phases = Object.values(game.phases).flatMap(({ prompt, title }) => [prompt, title]);
  const ends = Object.entries(game.clauses).flatMap(([id, { title }]) =>
    id.startsWith("end.") ? [title] : [],
  );
  return longest([...phases, ...ends], reader);
}

/** The seats that have already chosen in a simultaneous phase. */
function ChosenList({ state: { game, context }, reader }: Pick<ViewProps, "state" | "reader">) {
  const { choices = [] } = context.position;
  if (choices.length === 0) return null;
  const names = choices.flatMap(({ seat }) =>
    seat === undefined ? [] : [seatName(game, context.position, seat)],
  );
  return (
    <span class="phase">{` – ${localise(reader, fillName(MESSAGES.haveChosen, listNames(names)))}`}</span>
  );
}

/** Whose turn it is and what to do or, after the end, who won and by which clause. */
export function TurnView({ state, reader }: TurnViewProps): JSX.Element {
  const { game, context, visited } = state;
  const { outcome } = context;
  const goesOn = visited === undefined || (visited.kind === "live" && !visited.status);
  const isThinking = goesOn && isBotTurn(game, context);
  return (
    <p
      class="turn"
      role="status"
      // the board announces a bot’s action; that it thinks need not be announced
      aria-live={isThinking ? "off" : "polite"}
      tabIndex={-1}
      data-over={outcome && (ownResult(game, context, outcome) ?? "")}
      data-thinking={isThinking ? "" : undefined}
    >
      {/* with room for the longest texts of the match, so that none moves the page */}
      <strong data-room={longest(possibleTurnTexts(state), reader)}>
        {localise(reader, statusText(state))}
      </strong>{" "}
      {outcome ? (
        <Reason state={state} reader={reader} />
      ) : (
        <>
          <span class="phase" key={phaseText({ state, reader })} data-room={longestPhase(game, reader)}>
            {phaseText({ state, reader })}
          </span>
          <ChosenList state={state} reader={reader} />
        </>
      )}
    </p>
  );
}
