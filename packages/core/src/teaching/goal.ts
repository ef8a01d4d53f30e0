import { dequal } from "dequal/lite";
import type { GameEvent } from "../event.ts";
import type { AnyPosition, Game } from "../game.ts";
import { hasWon } from "../outcome.ts";
import type { Seat } from "../table.ts";

/** Required members of an event; a list must include the given items. */
export type EventPattern = Readonly<Record<string, unknown>>;

/** What a learner has to reach in a task; its key tells the kind. */
export type Goal =
  /** The match is over, and this seat has won. */
  | { readonly winner: Seat }
  /** Some event of the actions has these members: its `type`, `clause`, `spaces` or others. */
  | { readonly event: EventPattern }
  /** This number of events have these members. */
  | { readonly events: EventPattern; readonly times: number }
  /** This seat has this score. */
  | { readonly score: number; readonly seat: Seat }
  /** This seat acts next. */
  | { readonly toAct: Seat }
  | { readonly all: readonly Goal[] }
  | { readonly not: Goal }
  /** Some legal next action reaches this goal. */
  | { readonly some: Goal }
  /** Every legal next action reaches this goal, or leads to it after at most `within` actions; 1 by default. */
  | { readonly every: Goal; readonly within?: number };

/** The input for checking a goal: a position, and the events that led to it. */
interface Reached {
  readonly position: AnyPosition;
  readonly events: readonly GameEvent[];
}

const isMatch = (value: unknown, expected: unknown): boolean =>
  Array.isArray(expected) && Array.isArray(value)
    ? expected.every((item) => value.some((one) => dequal(one, item)))
    : dequal(value, expected);

const matches = (event: GameEvent, pattern: EventPattern): boolean =>
  Object.entries(pattern).every(([name, expected]) => isMatch(Reflect.get(event, name), expected));

/** The results of all legal actions; empty if chance acts or the match is over. */
function followUps(game: Game, position: AnyPosition): readonly Reached[] {
  if (position.phase === "over" || game.toAct(position) === "chance") return [];
  return game.legalActions(position).map((action) => ({
    position: game.apply(position, action),
    events: game.events(position, action),
  }));
}

function everyReaches(game: Game, goal: Goal, position: AnyPosition, within: number): boolean {
  const next = followUps(game, position);
  return (
    next.length > 0 &&
    next.every(
      (one) =>
        isReached(game, goal, one) || (within > 1 && everyReaches(game, goal, one.position, within - 1)),
    )
  );
}

/** Returns whether a goal is reached. Goals about next actions check only the events of those. */
export function isReached(game: Game, goal: Goal, { position, events }: Reached): boolean {
  if ("winner" in goal) return hasWon(position, goal.winner, game);
  if ("event" in goal) return events.some((event) => matches(event, goal.event));
  if ("events" in goal) return events.filter((event) => matches(event, goal.events)).length === goal.times;
  if ("score" in goal) return game.scores?.(position)[goal.seat] === goal.score;
  if ("toAct" in goal) return game.toAct(position) === goal.toAct;
  if ("all" in goal) return goal.all.every((one) => isReached(game, one, { position, events }));
  if ("not" in goal) return !isReached(game, goal.not, { position, events });
  if ("some" in goal) return followUps(game, position).some((one) => isReached(game, goal.some, one));
  return everyReaches(game, goal.every, position, goal.within ?? 1);
}
