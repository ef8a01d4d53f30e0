import {
  type AnyAction,
  type AnyPosition,
  fail,
  type Game,
  type GameTypes,
  type Outcome,
  parseLegalAction,
  type Result,
  type Seat,
  type Table,
} from "@serpentarium/core";
import { type MatchRecord, outcomeOfEarlyEnding, type ReplayedMatch } from "@serpentarium/core/record";

/**
 * A position, with the action that led to it and the ply before: a linked list, so that playing and taking back take
 * constant time at any length.
 */
interface Ply {
  readonly position: AnyPosition;
  readonly step?: { readonly action: AnyAction; readonly from: Ply };
}

/** A match in progress or over. Immutable: playing an action returns a new one. */
export interface Match {
  readonly game: Game;
  readonly table: Table;
  readonly ply: Ply;
  /** Whether it can be replayed from its start; false after its position was set. */
  readonly isReplayable: boolean;
  /** The text of its first position, where that is not the start of the game. */
  readonly start?: string;
  /** The outcome of a match that no clause ended, such as a resignation. */
  readonly earlyOutcome?: Outcome;
}

export const startMatch = (game: Game, table: Table): Match => ({
  game,
  table,
  ply: { position: game.start(table) },
  isReplayable: true,
});

/** A match with the same game and table that begins at another position. */
export const startFromPosition = ({ game, table }: Match, position: AnyPosition): Match => ({
  game,
  table,
  ply: { position },
  isReplayable: false,
});

/** The match of a replayed record. */
export function matchFromReplay(
  game: Game,
  { start, actions, positions, ...replay }: ReplayedMatch<GameTypes>,
): Match {
  const { table } = replay;
  let ply: Ply = { position: positions[0] ?? game.start(table) };
  for (const [index, action] of actions.entries()) {
    ply = { position: positions[index + 1] ?? replay.position, step: { action, from: ply } };
  }
  const earlyOutcome = replay.ended && outcomeOfEarlyEnding(table, replay.ended);
  return {
    game,
    table,
    ply,
    isReplayable: true,
    ...(start !== undefined && { start }),
    ...(earlyOutcome && { earlyOutcome }),
  };
}

/** The outcome; undefined while the match is in progress. */
export const outcomeOf = ({ ply, earlyOutcome }: Match): Outcome | undefined =>
  earlyOutcome ?? ply.position.outcome;

/**
 * Parses the notation of a legal action. Fails like `parseLegal`, and with `over` after an early end.
 *
 * @param seat - the seat that plays, where known
 */
export function parseAction(
  { game, ply, earlyOutcome }: Match,
  text: string,
  seat?: Seat,
): Result<AnyAction> {
  return earlyOutcome
    ? fail("over", "the game is over", "la partie est finie")
    : parseLegalAction(game, ply.position, text, seat);
}

/** The match after one more action, which must be legal. */
export function playAction(match: Match, action: AnyAction): Match {
  const { game, ply } = match;
  return { ...match, ply: { position: game.apply(ply.position, action), step: { action, from: ply } } };
}

/** The match before its last action; undefined if there is none. */
export function takeBack({ earlyOutcome: _, ...match }: Match): Match | undefined {
  const { step } = match.ply;
  return step && { ...match, ply: step.from };
}

export const resign = (match: Match, seat: Seat): Match => ({
  ...match,
  earlyOutcome: outcomeOfEarlyEnding(match.table, { reason: "resign", seat }),
});

/** The actions so far, in notation. */
function actionsOf({ game, ply }: Match): string[] {
  const actions: string[] = [];
  for (let current = ply; current.step; current = current.step.from) {
    const { action, from } = current.step;
    actions.push(game.formatAction(action, from.position));
  }
  return actions.reverse();
}

/** The number of actions so far. */
export function countActions({ ply }: Match): number {
  let count = 0;
  for (let current = ply; current.step; current = current.step.from) count++;
  return count;
}

/** The match in the form of a record. */
export const toMatchRecord = (match: Match): MatchRecord => ({
  ...(match.start !== undefined && { start: match.start }),
  actions: actionsOf(match),
  outcome: outcomeOf(match) ?? null,
});

/** Whether a seat has acted; actions of chance do not count. */
export function hasSeatActed({ game, ply }: Match): boolean {
  for (let current = ply; current.step; current = current.step.from) {
    if (game.toAct(current.step.from.position) !== "chance") return true;
  }
  return false;
}
