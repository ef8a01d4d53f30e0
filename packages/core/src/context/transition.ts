import { fail, type Result, succeed } from "../failure.ts";
import { type Game, type GameTypes, isGivingUp } from "../game.ts";
import { applyMatchEvent, hasNextMatch, playInMatch, rulesOf } from "../match/match.ts";
import { type PlayedAction, playedAction } from "../play.ts";
import { parseEarlyEnding } from "../record/early-ending.ts";
import { givingUpText } from "../record/give-up.ts";
import type { Seat } from "../table.ts";
import {
  occupantOf,
  PERSON,
  stateValueOf,
  type TurnContext,
  type TurnEmittedEvent,
  type TurnEvent,
} from "./context.ts";

/** The result of an event: the new context, and the events to emit. */
export interface TransitionResult<T extends GameTypes> {
  readonly context: TurnContext<T>;
  readonly emitted: readonly TurnEmittedEvent<T>[];
}

type Transition<T extends GameTypes> = Result<TransitionResult<T>, T["clause"]>;

/** Whether a person has to act in a position, or the match is over. */
const waitsForPerson = <T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  position: T["position"],
): boolean => position.phase === "over" || occupantOf(context, game.toAct(position)) === PERSON;

/** Whether an action makes a person's seat leave, even if others are to act. */
const isLeavingOfPerson = <T extends GameTypes>(
  context: TurnContext<T>,
  { action, actor }: PlayedAction<T>,
): boolean => isGivingUp(action) && occupantOf(context, actor) === PERSON;

function play<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  { action, seat }: Extract<TurnEvent<T>, { readonly type: "play" }>,
): Transition<T> {
  const played = playInMatch(game, context, action, seat);
  if (!played.ok) return played;
  return succeed({
    context: applyMatchEvent(rulesOf(game), context, { type: "played", action: played.value }),
    emitted: [{ type: "played", ...played.value }],
  });
}

function takeBack<T extends GameTypes>(
  game: Game<T>,
  before: TurnContext<T>,
  index: number,
  count: number,
): Transition<T> {
  const context = applyMatchEvent(rulesOf(game), before, { type: "undone", index, count });
  const taken = before.actions.from(index).slice(0, count);
  const actions = taken.map(({ text }) => text);
  return succeed({ context, emitted: [{ type: "undone", actions, position: context.position }] });
}

/** Undoes up to and including the last action of a person, which may be leaving; later actions of programs and chance are undone, too. */
function undo<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Transition<T> {
  const { actions, ended, seating } = context;
  if (ended !== null) return takeBack(game, context, actions.length, 0);
  const isFixed = ({ actor }: PlayedAction<T>): boolean => actor === "chance" && !seating.undoChance;
  const index = actions.findLastIndex(
    (one) => isFixed(one) || isLeavingOfPerson(context, one) || waitsForPerson(game, context, one.from),
  );
  const found = actions.at(index);
  if (index < 0 || !found) return fail("nothing-to-undo", { id: "failures.nothing-to-undo.none" });
  return isFixed(found)
    ? fail("nothing-to-undo", { id: "failures.nothing-to-undo.chance" })
    : takeBack(game, context, index, actions.length - index);
}

/** Takes back the choice of a seat in a simultaneous phase, and keeps those of other seats. */
function undoChoice<T extends GameTypes>(game: Game<T>, context: TurnContext<T>, seat: Seat): Transition<T> {
  const { position, outcome, actions } = context;
  if (outcome || !position.choices?.some((one) => one.seat === seat))
    return fail("nothing-to-undo", { id: "failures.nothing-to-undo.choice" });
  const before = { ...context, undone: context.undone.first(0) };
  return takeBack(
    game,
    before,
    actions.findLastIndex(({ actor }) => actor === seat),
    1,
  );
}

/** Replays undone actions until a person has to act or leaves, or none is left. */
function redo<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Transition<T> {
  const emitted: Extract<TurnEmittedEvent<T>, { readonly type: "played" }>[] = [];
  let after = context;
  for (let next = after.undone.at(-1); next; next = after.undone.at(-1)) {
    const isSame = next.from === after.position;
    const action = isSame ? next : playedAction(game, after.position, next.action);
    const undone = after.undone.first(after.undone.length - 1);
    after = { ...applyMatchEvent(rulesOf(game), after, { type: "played", action }), undone };
    emitted.push({ type: "played", ...action });
    const following = after.undone.at(-1);
    if (following && isLeavingOfPerson(after, following)) break;
    if (waitsForPerson(game, after, after.position)) break;
  }
  return emitted.length > 0
    ? succeed({ context: after, emitted })
    : fail("nothing-to-redo", { id: "failures.nothing-to-redo" });
}

/** Ends a match without a clause; if the others continue, only for one seat. */
function end<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  event: Extract<TurnEvent<T>, { readonly type: "end" }>,
): Transition<T> {
  if (context.outcome) return fail("over", { id: "failures.over.game" });
  const ending = parseEarlyEnding(context.table, event);
  if (!ending.ok) return ending;
  const action = givingUpText(game, ending.value);
  if (action !== undefined) return play(game, context, { type: "play", action });
  return succeed({
    context: applyMatchEvent(rulesOf(game), context, { type: "ended", ending: ending.value }),
    emitted: [{ type: "ended", ...ending.value }],
  });
}

function next<T extends GameTypes>(game: Game<T>, before: TurnContext<T>): Transition<T> {
  if (!before.outcome) return fail("not-over", { id: "failures.not-over" });
  if (!hasNextMatch(before)) return fail("over", { id: "failures.over.series" });
  const context = applyMatchEvent(rulesOf(game), before, { type: "began" });
  return succeed({ context, emitted: [{ type: "began", match: context.earlier.length }] });
}

/**
 * Computes the result of an event without sending it: `applyEvent(game, context, { type: "undo" }).ok` tells whether undo is possible.
 * Fails like {@link play}, or with `nothing-to-undo`, `nothing-to-redo`, `bad-event`, `bad-seats`, `not-over` or `over`.
 */
export function applyEvent<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  event: TurnEvent<T>,
): Result<TransitionResult<T>, T["clause"]> {
  switch (event.type) {
    case "play":
      return play(game, context, event);
    case "undo":
      return event.seat === undefined ? undo(game, context) : undoChoice(game, context, event.seat);
    case "redo":
      return redo(game, context);
    case "end":
      return end(game, context, event);
    case "next":
      return next(game, context);
    case "refuse":
      return { ok: false, error: event.failure };
  }
}

/** Returns the name of the program that has to act; undefined if a person has to, or the match is over. */
export function programToAct<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): string | undefined {
  if (stateValueOf(context) === "over") return undefined;
  const name = occupantOf(context, game.toAct(context.position));
  return name === PERSON ? undefined : name;
}
