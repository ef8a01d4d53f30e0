import type { Game, MessageReference } from "@serpentarium/core";
import { narrateEarlyEnding } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { waitsForPerson } from "../match.ts";
import type { Reader } from "../reader.ts";
import { seatName } from "../seat-names.ts";
import { isBotTurn, ownResult, possibleTurnTexts, statusText, type TurnState } from "../turn-text.ts";
import type { ViewProps } from "../view-props.ts";
import { answeringSeat } from "../visited-match.ts";
import { ClauseLink } from "./clause-link.tsx";
import { longest } from "./longest.ts";
import { Text } from "./text.tsx";

/** The props of {@link TurnView}. */
interface TurnViewProps extends Pick<ViewProps, "reader"> {
  readonly state: ViewProps["state"] & TurnState;
}

const scoreList = (
  { game, context }: ViewProps["state"],
  scores: readonly number[],
  reader: Reader,
): string =>
  scores
    .map((score, seat) => {
      const who = seatName(game, context.position, seat);
      return reader.words.text("table.seat-score", { who, points: formatPoints(score, 1) });
    })
    .join("; ");

function Reason({ state, reader }: Pick<ViewProps, "state" | "reader">): JSX.Element | null {
  const { game, context } = state;
  const { outcome } = context;
  if (context.ended)
    return (
      <span class="phase" data-room={longestPhase(game, reader)}>
        {reader.words.format(narrateEarlyEnding(context.ended))}
      </span>
    );
  if (!outcome) return null;
  return (
    <span class="phase" data-room={longestPhase(game, reader)}>
      <ClauseLink game={game} clause={outcome.reason} reader={reader} />
      {outcome.scores &&
        `. ${reader.words.text("table.scores", { scores: scoreList(state, outcome.scores, reader) })}`}
    </span>
  );
}

/** The instruction for a person at this screen; while others act, the phase. */
function phaseText(state: TurnViewProps["state"]): MessageReference | undefined {
  const { game, context, visited, isRollAwaited } = state;
  const { phase } = context.position;
  if (visited?.status || !Object.hasOwn(game.phases, phase)) return undefined;
  const isToAct =
    visited === undefined
      ? isRollAwaited || waitsForPerson(game, context)
      : answeringSeat(state) !== undefined;
  return { id: `phases.${phase}.${isToAct ? "prompt" : "title"}` };
}

/** The longest instruction of a game: of its phases and of the clauses that end it. */
function longestPhase(game: Game, reader: Reader): string {
  const phases = Object.keys(game.phases).flatMap((id) => [`phases.${id}.prompt`, `phases.${id}.title`]);
  const ends = Object.keys(game.clauses).filter((id) => id.startsWith("end."));
  const ids = [...phases, ...ends.map((id) => `clauses.${id}.title`)];
  return longest(
    ids.map((id) => ({ id })),
    reader,
  );
}

/** The seats that have already chosen in a simultaneous phase. */
function ChosenList({ state: { game, context }, reader }: Pick<ViewProps, "state" | "reader">) {
  const { choices = [] } = context.position;
  if (choices.length === 0) return null;
  const names = choices.flatMap(({ seat }) =>
    seat === undefined ? [] : [seatName(game, context.position, seat)],
  );
  return <span class="phase">{` – ${reader.words.text("table.have-chosen", { who: names })}`}</span>;
}

/** Whose turn it is and what to do or, after the end, the winner and the clause. */
export function TurnView({ state, reader }: TurnViewProps): JSX.Element {
  const { game, context, visited } = state;
  const { outcome } = context;
  const goesOn = visited === undefined || (visited.kind === "live" && !visited.status);
  const phase = phaseText(state);
  const isThinking = goesOn && isBotTurn(game, context);
  return (
    <p
      class="turn"
      role="status"
      // the board announces a bot’s action; its thinking is not announced
      aria-live={isThinking ? "off" : "polite"}
      tabIndex={-1}
      data-over={outcome && (ownResult(game, context, outcome) ?? "")}
      data-thinking={isThinking ? "" : undefined}
    >
      {/* reserves space for the longest texts of the match, so that none moves the page */}
      <strong data-room={longest(possibleTurnTexts(state), reader)}>
        {reader.words.format(statusText(state))}
      </strong>{" "}
      {outcome ? (
        <Reason state={state} reader={reader} />
      ) : (
        <>
          <span class="phase" key={phase?.id} data-room={longestPhase(game, reader)}>
            {phase && <Text words={reader.words} message={phase} />}
          </span>
          <ChosenList state={state} reader={reader} />
        </>
      )}
    </p>
  );
}
