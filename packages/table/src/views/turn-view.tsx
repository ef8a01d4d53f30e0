import type { Game, Outcome, Text } from "@serpentarium/core";
import { narrateEarlyEnding } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import { occupantOf, outcomeOf, PERSON, stateValueOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { type MatchContext, REMOTE_PLAYER, waitsForPerson } from "../match.ts";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";
import { seatAfterChance } from "../seat-after-chance.ts";
import { fillName, listNames, seatName } from "../seat-names.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** The props of {@link TurnView}. */
interface TurnViewProps extends Pick<ViewProps, "reader"> {
  readonly state: ViewProps["state"] & {
    /** Whether chance waits for the person who acts after it to press. */
    readonly isRollAwaited?: boolean;
  };
}

/** Says whose turn it is. */
function turnText({ game, context, isRollAwaited }: TurnViewProps["state"]): Text {
  const { position } = context;
  const actor = isRollAwaited ? seatAfterChance(game, position) : game.toAct(position);
  const isPerson = isRollAwaited || waitsForPerson(game, context);
  if (typeof actor !== "number") return isPerson ? MESSAGES.enterChance : MESSAGES.chanceActs;
  if (occupantOf(context, actor) === REMOTE_PLAYER)
    return fillName(MESSAGES.waiting, seatName(game, position, actor));
  return fillName(isPerson ? MESSAGES.yourTurn : MESSAGES.thinking, seatName(game, position, actor));
}

/** Whether a bot is to act. */
const isBotTurn = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" &&
  typeof game.toAct(context.position) === "number" &&
  ![PERSON, REMOTE_PLAYER].includes(occupantOf(context, game.toAct(context.position)));

/** Says whose turn it was in the last position of a read-only match. */
function lastTurnText(game: Game, { position }: MatchContext): Text {
  const actor = game.toAct(position);
  if (typeof actor !== "number") return MESSAGES.chanceWasToAct;
  return fillName(MESSAGES.wasToAct, seatName(game, position, actor));
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
    .join(", ");

/** Says who won. */
function resultText(game: Game, { position }: MatchContext, { winners }: Outcome): Text {
  if (winners.length === position.table.seats) return MESSAGES.draw;
  const who = listNames(winners.map((seat) => seatName(game, position, seat)));
  return fillName(winners.length === 1 ? MESSAGES.wins : MESSAGES.winTogether, who);
}

function Reason({ state, reader }: Pick<ViewProps, "state" | "reader">): JSX.Element | null {
  const { game, context } = state;
  const outcome = outcomeOf(context);
  if (context.ended)
    return (
      <span class="phase">{localise(reader, narrateEarlyEnding(game, context.position, context.ended))}</span>
    );
  if (!outcome) return null;
  return (
    <span class="phase">
      <ClauseLink game={game} clause={outcome.reason} reader={reader} />
      {outcome.scores &&
        `. ${localise(reader, MESSAGES.scores, { scores: scoreList(state, outcome.scores, reader) })}`}
    </span>
  );
}

/** What a person at this screen has to do; while others act, the phase. */
function phaseText({ state, reader }: TurnViewProps): string {
  const { game, context, readOnly, isRollAwaited } = state;
  const phase = game.phases[context.position.phase];
  const isToAct =
    (readOnly === undefined || readOnly.seat?.isToAct) && (isRollAwaited || waitsForPerson(game, context));
  return phase ? localise(reader, isToAct ? phase.prompt : phase.title) : "";
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
  const { game, context, readOnly } = state;
  const outcome = outcomeOf(context);
  const turn = readOnly === undefined || readOnly.seat ? turnText(state) : lastTurnText(game, context);
  const isThinking = readOnly === undefined && isBotTurn(game, context);
  return (
    <p
      class="turn"
      role="status"
      // the board announces a bot’s action; that it thinks need not be announced
      aria-live={isThinking ? "off" : "polite"}
      tabIndex={-1}
      data-over={outcome && ""}
      data-thinking={isThinking ? "" : undefined}
    >
      <strong>{localise(reader, outcome ? resultText(game, context, outcome) : turn)}</strong>{" "}
      {outcome ? (
        <Reason state={state} reader={reader} />
      ) : (
        <>
          <span class="phase">{phaseText({ state, reader })}</span>
          <ChosenList state={state} reader={reader} />
        </>
      )}
    </p>
  );
}
