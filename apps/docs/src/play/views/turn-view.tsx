/** @jsxImportSource preact */
import type { Game, Outcome, Text } from "@serpentarium/core";
import { tellEnding } from "@serpentarium/core/record";
import { formatPoints } from "@serpentarium/core/series";
import { occupantOf, outcomeOf, PERSON, stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { ELSEWHERE } from "../by-link/link-seat.ts";
import { type MatchContext, waitsForPerson } from "../match.ts";
import type { ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { listed, naming, seatName } from "../seats.ts";
import { WORDS } from "../wording.ts";
import { ClauseLink } from "./clause-link.tsx";

/** Whose turn it is. */
function turnOf(game: Game, context: MatchContext): Text {
  const { position } = context;
  const actor = game.toAct(position);
  const isPerson = waitsForPerson(game, context);
  if (typeof actor !== "number") return isPerson ? WORDS.enterChance : WORDS.chanceActs;
  if (occupantOf(context, actor) === ELSEWHERE) return naming(WORDS.waiting, seatName(game, position, actor));
  return naming(isPerson ? WORDS.yourTurn : WORDS.thinking, seatName(game, position, actor));
}

/** Whether a program at a seat is to act. */
const isProgramsTurn = (game: Game, context: MatchContext): boolean =>
  stateOf(context) !== "over" &&
  typeof game.toAct(context.position) === "number" &&
  ![PERSON, ELSEWHERE].includes(occupantOf(context, game.toAct(context.position)));

/** Whose turn it was when a match that is only shown was left. */
function lastTurnOf(game: Game, { position }: MatchContext): Text {
  const actor = game.toAct(position);
  if (typeof actor !== "number") return WORDS.chanceWasToAct;
  return naming(WORDS.wasToAct, seatName(game, position, actor));
}

/** What each seat scored. */
const scoreList = (
  { game, context }: ViewProps["state"],
  scores: readonly number[],
  reader: Reader,
): string =>
  scores
    .map((score, seat) => {
      const who = seatName(game, context.position, seat);
      return read(reader, WORDS.each, { who, points: formatPoints(score, 1) });
    })
    .join(", ");

/** Who won. */
function verdictOf(game: Game, { position }: MatchContext, { winners }: Outcome): Text {
  if (winners.length === position.table.seats) return WORDS.draw;
  const who = listed(winners.map((seat) => seatName(game, position, seat)));
  return naming(winners.length === 1 ? WORDS.wins : WORDS.winTogether, who);
}

function Reason({ state, reader }: Pick<ViewProps, "state" | "reader">): JSX.Element | null {
  const { game, context } = state;
  const outcome = outcomeOf(context);
  if (context.ended)
    return <span class="phase">{read(reader, tellEnding(game, context.position, context.ended))}</span>;
  if (!outcome) return null;
  return (
    <span class="phase">
      <ClauseLink game={game} clause={outcome.reason} reader={reader} />
      {outcome.scores &&
        `. ${read(reader, WORDS.scores, { scores: scoreList(state, outcome.scores, reader) })}`}
    </span>
  );
}

const phaseTitle = (reader: Reader, game: Game, phase: string): string => {
  const title = game.phases[phase]?.title;
  return title ? read(reader, title) : "";
};

/** Who has chosen already in a simultaneous phase, and never what. */
function ChosenList({ state: { game, context }, reader }: Pick<ViewProps, "state" | "reader">) {
  const { choices = [] } = context.position;
  if (choices.length === 0) return null;
  const names = choices.flatMap(({ seat }) =>
    seat === undefined ? [] : [seatName(game, context.position, seat)],
  );
  return <span class="phase">{` – ${read(reader, naming(WORDS.haveChosen, listed(names)))}`}</span>;
}

/** Whose turn it is and in which phase; in the end, who won and by which clause. */
export function TurnView({ state, reader }: ViewProps): JSX.Element {
  const { game, context, readWith, seat } = state;
  const outcome = outcomeOf(context);
  const turn = readWith === undefined || seat ? turnOf(game, context) : lastTurnOf(game, context);
  const isThinking = readWith === undefined && isProgramsTurn(game, context);
  return (
    <p
      class="turn"
      role="status"
      // the board says what a program plays; that it thinks can be read
      aria-live={isThinking ? "off" : "polite"}
      tabIndex={-1}
      data-over={outcome && ""}
      data-thinking={isThinking ? "" : undefined}
    >
      <strong>{read(reader, outcome ? verdictOf(game, context, outcome) : turn)}</strong>{" "}
      {outcome ? (
        <Reason state={state} reader={reader} />
      ) : (
        <>
          <span class="phase">{phaseTitle(reader, game, context.position.phase)}</span>
          <ChosenList state={state} reader={reader} />
        </>
      )}
    </p>
  );
}
