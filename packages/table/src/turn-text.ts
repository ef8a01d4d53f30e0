import {
  type Game,
  isDraw,
  type Message,
  type Outcome,
  placesOfWinners,
  resultText,
  seatsOf,
} from "@serpentarium/core";
import { occupantOf, PERSON, stateValueOf } from "@serpentarium/core/context";
import { type MatchContext, REMOTE_PLAYER, waitsForPerson } from "./match.ts";
import { seatAfterChance } from "./seat-after-chance.ts";
import { seatName } from "./seat-names.ts";
import type { TableState } from "./table-state.ts";
import { seatsOfPeople } from "./viewer.ts";
import { answeringSeat } from "./visited-match.ts";

/** The state that the text about the turn depends on. */
export interface TurnState extends Pick<TableState, "game" | "context" | "visited"> {
  /** Whether chance waits for a press by the person who acts after it. */
  readonly isRollAwaited?: boolean;
}

/** Says whose turn it is. */
function turnText(state: TurnState): Message {
  const { game, context, isRollAwaited } = state;
  const { position } = context;
  const answering = answeringSeat(state);
  const actor = isRollAwaited ? seatAfterChance(game, position) : (answering ?? game.toAct(position));
  const isPerson = isRollAwaited || answering !== undefined || waitsForPerson(game, context);
  if (typeof actor !== "number") return isPerson ? { id: "table.enter-chance" } : { id: "table.chance-acts" };
  if (occupantOf(context, actor) === REMOTE_PLAYER)
    return { id: "table.waiting", data: { who: seatName(game, position, actor) } };
  const phase = game.phases[position.phase];
  // no bot thinks about forced actions
  const others = phase?.kind === "seat" && phase.isForced ? "table.plays" : "table.thinking";
  return { id: isPerson ? "table.your-turn" : others, data: { who: seatName(game, position, actor) } };
}

/** Whether a bot is to act. */
export const isBotTurn = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" &&
  typeof game.toAct(context.position) === "number" &&
  ![PERSON, REMOTE_PLAYER].includes(occupantOf(context, game.toAct(context.position)));

/** Says whose turn it was in the last position of a read-only match. */
function lastTurnText(game: Game, { position }: MatchContext): Message {
  const actor = game.toAct(position);
  if (typeof actor !== "number") return { id: "table.chance-was-to-act" };
  return { id: "table.was-to-act", data: { who: seatName(game, position, actor) } };
}

/** Whether the only person at this table has won or lost; undefined if there is none, or after a draw. */
export function ownResult(game: Game, context: MatchContext, outcome: Outcome): "won" | "lost" | undefined {
  const { table } = context;
  const [you, ...others] = seatsOfPeople(context);
  if (you === undefined || others.length > 0 || isDraw({ table, outcome }, game)) return undefined;
  return outcome.places[you] === 1 ? "won" : "lost";
}

/** Says who won; if there is only one person at this table, whether they won. */
function endText(game: Game, context: MatchContext, outcome: Outcome): Message {
  const text = resultText(game, context.position, outcome);
  const own = ownResult(game, context, outcome);
  // after a loss against the game there is no winner to name
  if (own === undefined || !outcome.places.includes(1)) return text;
  return own === "won" ? { id: "table.you-won" } : { id: "table.you-lost", data: { who: text } };
}

/** Says whose turn it is or, after the end, who won. */
export function statusText(state: TurnState): Message {
  const { game, context, visited } = state;
  const { outcome } = context;
  if (outcome) return endText(game, context, outcome);
  const status = visited?.status;
  if (status) return status;
  const goesOn = visited === undefined || ["seat", "live", "line"].includes(visited.kind);
  return goesOn ? turnText(state) : lastTurnText(game, context);
}

/** The possible texts of `statusText` for each seat: that it is its turn, or that it has won. */
export const possibleTurnTexts = ({ game, context }: TurnState): readonly Message[] =>
  seatsOf(context.table).flatMap((seat) => {
    const isHere = occupantOf(context, seat) === PERSON;
    const who = seatName(game, context.position, seat);
    const turn = { id: isHere ? "table.your-turn" : "table.thinking", data: { who } };
    return [turn, endText(game, context, { reason: "", places: placesOfWinners([seat], context.table) })];
  });
