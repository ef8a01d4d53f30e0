import { fail, type Result, succeed, unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseLegalAction } from "../play.ts";
import { parseEarlyEnding } from "../record/early-ending.ts";
import type { Seat } from "../table.ts";
import {
  actionsOf,
  createContext,
  hasNextMatch,
  matchRecordOf,
  nextMatchContext,
  occupantOf,
  occupantsInPlayerOrder,
  outcomeOf,
  PERSON,
  startPositionOf,
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

/** Whether the match waits for a person in a position, or is over. */
function waitsForPerson<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  position: T["position"],
): boolean {
  return position.phase === "over" || occupantOf(context, game.toAct(position)) === PERSON;
}

/** Appends actions, which lead to `position`, and sets the actions left to redo. */
export const appendActions = <T extends GameTypes>(
  context: TurnContext<T>,
  texts: readonly string[],
  position: T["position"],
  undone: readonly string[] = [],
): TurnContext<T> => ({
  ...context,
  position,
  actions: texts.reduce((actions, text) => actions.concat(`${text}\n`), context.actions),
  count: context.count + texts.length,
  undone,
});

function playedEvent<T extends GameTypes>(
  game: Game<T>,
  from: T["position"],
  action: T["action"],
): Extract<TurnEmittedEvent<T>, { type: "played" }> {
  const text = game.formatAction(action, from);
  return { type: "played", action, text, from, position: game.apply(from, action) };
}

function play<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  { action, seat }: Extract<TurnEvent<T>, { readonly type: "play" }>,
): Result<TransitionResult<T>, T["clause"]> {
  const legal = context.ended === null ? parseLegalAction(game, context.position, action, seat) : over();
  if (!legal.ok) return legal;
  const event = playedEvent(game, context.position, legal.value);
  return succeed({ context: appendActions(context, [event.text], event.position), emitted: [event] });
}

/** Goes back to the last action of a person, and takes back what programs and chance played after it. */
function undo<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): Result<TransitionResult<T>, T["clause"]> {
  if (context.ended !== null) {
    const emitted: TurnEmittedEvent<T> = { type: "undone", actions: [], position: context.position };
    return succeed({ context: { ...context, ended: null }, emitted: [emitted] });
  }
  let back: { readonly count: number; readonly position: T["position"] } | undefined;
  let isBlocked = false;
  let position = startPositionOf(game, context);
  const texts = actionsOf(context);
  for (const [count, text] of texts.entries()) {
    const isChance = game.toAct(position) === "chance";
    if (isChance && !context.seating.undoChance) {
      back = undefined;
      isBlocked = true;
    } else if (waitsForPerson(game, context, position)) back = { count, position };
    position = game.apply(position, unwrap(game.parseAction(text, position)));
  }
  if (!back) {
    return isBlocked
      ? fail("nothing-to-undo", "what chance did stays", "ce que le hasard a décidé reste")
      : fail("nothing-to-undo", "nothing to undo", "rien à annuler");
  }
  const taken = texts.slice(back.count);
  const unplayed = { ...context, actions: "", count: 0 };
  const undone = taken.concat(context.undone);
  return succeed({
    context: appendActions(unplayed, texts.slice(0, back.count), back.position, undone),
    emitted: [{ type: "undone", actions: taken, position: back.position }],
  });
}

/** Takes back the choice of a seat in a simultaneous phase, and keeps those of other seats. */
function undoChoice<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  seat: Seat,
): Result<TransitionResult<T>, T["clause"]> {
  const { position } = context;
  const choice = context.ended === null ? position.choices?.find((one) => one.seat === seat) : undefined;
  if (!choice)
    return fail("nothing-to-undo", "this seat has chosen nothing yet", "cette place n’a rien choisi");
  const texts = actionsOf(context);
  const taken = texts.lastIndexOf(game.formatAction(choice, position));
  const rest = texts.filter((_, index) => index !== taken);
  const unplayed = { ...context, actions: "", count: 0 };
  const back = rest.reduce(
    (now, text) => game.apply(now, unwrap(game.parseAction(text, now))),
    startPositionOf(game, context),
  );
  const undone = texts.slice(taken, taken + 1);
  return succeed({
    context: appendActions(unplayed, rest, back, undone),
    emitted: [{ type: "undone", actions: undone, position: back }],
  });
}

/** Plays undone actions again until a person has to act or none is left. */
function redo<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): Result<TransitionResult<T>, T["clause"]> {
  const emitted: Extract<TurnEmittedEvent<T>, { type: "played" }>[] = [];
  let { position } = context;
  for (const text of context.undone) {
    const event = playedEvent(game, position, unwrap(game.parseAction(text, position)));
    emitted.push(event);
    ({ position } = event);
    if (waitsForPerson(game, context, position)) break;
  }
  if (emitted.length === 0) return fail("nothing-to-redo", "nothing to redo", "rien à rétablir");
  const texts = emitted.map(({ text }) => text);
  return succeed({
    context: appendActions(context, texts, position, context.undone.slice(texts.length)),
    emitted,
  });
}

/** Ends a match without a clause. */
function end<T extends GameTypes>(
  context: TurnContext<T>,
  event: Extract<TurnEvent<T>, { readonly type: "end" }>,
): Result<TransitionResult<T>, T["clause"]> {
  if (outcomeOf(context)) return over();
  const ending = parseEarlyEnding(context.table, event);
  if (!ending.ok) return ending;
  return succeed({
    context: { ...context, ended: ending.value, undone: [] },
    emitted: [{ type: "ended", ...ending.value }],
  });
}

function next<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): Result<TransitionResult<T>, T["clause"]> {
  if (!outcomeOf(context)) return fail("not-over", "the game is not over yet", "la partie n’est pas finie");
  if (!hasNextMatch(context))
    return fail("over", "there is no next game", "il n’y a pas d’autre partie à jouer");
  const earlier = [...context.earlier, matchRecordOf(context)];
  const { table, plan, seating } = context;
  const first = createContext(game, { table, plan, ...seating, occupants: occupantsInPlayerOrder(context) });
  return succeed({
    context: nextMatchContext(first, earlier),
    emitted: [{ type: "began", match: earlier.length }],
  });
}

const over = () => fail("over", "the game is over", "la partie est finie");

/**
 * Computes the result of an event without sending it: `applyEvent(game, context, { type: "undo" }).ok` tells whether undo is
 * possible. Fails like {@link play}, or with `nothing-to-undo`, `nothing-to-redo`, `bad-event`, `bad-seats`, `not-over` or
 * `over`.
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
      return end(context, event);
    case "next":
      return next(game, context);
    case "refuse":
      return { ok: false, error: event.failure };
  }
}

/** Returns the name of the program that has to act; undefined where a person has to, or the match is over. */
export function programToAct<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): string | undefined {
  if (stateValueOf(context) === "over") return undefined;
  const name = occupantOf(context, game.toAct(context.position));
  return name === PERSON ? undefined : name;
}
