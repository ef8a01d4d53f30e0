import {
  type AnyAction,
  type AnyPosition,
  fail,
  type Game,
  type GameTypes,
  type Outcome,
  parseLegal,
  type Result,
  type Seat,
  type Table,
} from "@serpentarium/core";
import { outcomeOfEnding, type PlayedMatch, type ReplayedMatch } from "@serpentarium/core/record";

/** A position and how it came about: a list linked backwards, so that playing and taking back cost the same at any length. */
interface Ply {
  readonly position: AnyPosition;
  readonly played?: { readonly action: AnyAction; readonly from: Ply };
}

/** A game in progress, or one that is over; playing on makes a new one. */
export interface Match {
  readonly game: Game;
  readonly table: Table;
  readonly ply: Ply;
  /** Whether it has a beginning to replay from; one that goes on from a position that was set in it has none. */
  readonly fromStart: boolean;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string;
  /** The outcome, where no clause ended the game: a seat gave up, say. */
  readonly ended?: Outcome;
}

export const startMatch = (game: Game, table: Table): Match => ({
  game,
  table,
  ply: { position: game.start(table) },
  fromStart: true,
});

/** The same game, seats and options at another position, which has nothing before it. */
export const setUp = ({ game, table }: Match, position: AnyPosition): Match => ({
  game,
  table,
  ply: { position },
  fromStart: false,
});

/** The match that a replayed record holds. */
export function fromReplay(
  game: Game,
  { start, actions, positions, ...replay }: ReplayedMatch<GameTypes>,
): Match {
  const { table } = replay;
  let ply: Ply = { position: positions[0] ?? game.start(table) };
  for (const [index, action] of actions.entries()) {
    ply = { position: positions[index + 1] ?? replay.position, played: { action, from: ply } };
  }
  const ended = replay.ended && outcomeOfEnding(table, replay.ended);
  const begun = { fromStart: true, ...(start !== undefined && { start }) };
  return { game, table, ply, ...begun, ...(ended && { ended }) };
}

/** How it ended, or nothing while it goes on. */
export const outcomeOf = ({ ply, ended }: Match): Outcome | undefined => ended ?? ply.position.outcome;

/**
 * A legal action from its notation. Fails like `parseLegal`.
 *
 * @param seat - who plays, where that is known
 */
export function readAction({ game, ply, ended }: Match, text: string, seat?: Seat): Result<AnyAction> {
  return ended
    ? fail("over", "the game is over", "la partie est finie")
    : parseLegal(game, ply.position, text, seat);
}

/** After one more action, which must be legal. */
export function playMatch(match: Match, action: AnyAction): Match {
  const { game, ply } = match;
  return { ...match, ply: { position: game.apply(ply.position, action), played: { action, from: ply } } };
}

/** Before its last action; nothing when there is none to take back. */
export function takeBack({ ended: _, ...match }: Match): Match | undefined {
  const { played } = match.ply;
  return played && { ...match, ply: played.from };
}

export const resign = (match: Match, seat: Seat): Match => ({
  ...match,
  ended: outcomeOfEnding(match.table, { reason: "resign", seat }),
});

/** What was played, in order, in notation. */
function actionsOf({ game, ply }: Match): string[] {
  const actions: string[] = [];
  for (let { played } = ply; played; { played } = played.from) {
    actions.push(game.formatAction(played.action, played.from.position));
  }
  return actions.reverse();
}

/** The match as a record holds it. */
export const playedOf = (match: Match): PlayedMatch => ({
  ...(match.start !== undefined && { start: match.start }),
  actions: actionsOf(match),
  outcome: outcomeOf(match) ?? null,
});

/** Whether a seat has acted in it: chance alone does not make a match. */
export function hasBeenPlayed({ game, ply }: Match): boolean {
  for (let { played } = ply; played; { played } = played.from) {
    if (game.toAct(played.from.position) !== "chance") return true;
  }
  return false;
}
