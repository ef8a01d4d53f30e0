import { fail, type Result, succeed, unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseLegal } from "../play.ts";
import { parseEnding } from "../record/ending.ts";
import type { Seat } from "../table.ts";
import {
  actionsOf,
  beginAfter,
  createContext,
  extend,
  hasNext,
  occupantOf,
  occupantsOf,
  outcomeOf,
  PERSON,
  playedOf,
  startOf,
  stateOf,
  type TurnContext,
  type TurnEmitted,
  type TurnEvent,
} from "./context.ts";

/** What an event does to a match. */
export interface Step<T extends GameTypes> {
  readonly context: TurnContext<T>;
  readonly emitted: readonly TurnEmitted<T>[];
}

type Stepped<T extends GameTypes> = Result<Step<T>, T["clause"]>;

/** Whether the match waits here for somebody outside it. */
function waits<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  position: T["position"],
): boolean {
  return position.phase === "over" || occupantOf(context, game.toAct(position)) === PERSON;
}

function played<T extends GameTypes>(
  game: Game<T>,
  from: T["position"],
  action: T["action"],
): Extract<TurnEmitted<T>, { type: "played" }> {
  const text = game.formatAction(action, from);
  return { type: "played", action, text, from, position: game.apply(from, action) };
}

function play<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  { action, seat }: Extract<TurnEvent<T>, { readonly type: "play" }>,
): Stepped<T> {
  const legal = context.ended === null ? parseLegal(game, context.position, action, seat) : over();
  if (!legal.ok) return legal;
  const event = played(game, context.position, legal.value);
  return succeed({ context: extend(context, [event.text], event.position), emitted: [event] });
}

/** Back to where a person last acted: what programs and chance answered to that is taken back with it. */
function undo<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Stepped<T> {
  if (context.ended !== null) {
    const emitted: TurnEmitted<T> = { type: "undone", actions: [], position: context.position };
    return succeed({ context: { ...context, ended: null }, emitted: [emitted] });
  }
  let back: { readonly count: number; readonly position: T["position"] } | undefined;
  let barred = false;
  let position = startOf(game, context);
  const texts = actionsOf(context);
  for (const [count, text] of texts.entries()) {
    const chance = game.toAct(position) === "chance";
    if (chance && !context.seating.undoChance) {
      back = undefined;
      barred = true;
    } else if (waits(game, context, position)) back = { count, position };
    position = game.apply(position, unwrap(game.parseAction(text, position)));
  }
  if (!back) {
    return barred
      ? fail("nothing-to-undo", "what chance did stays", "ce que le hasard a décidé reste")
      : fail("nothing-to-undo", "nothing to undo", "rien à annuler");
  }
  const taken = texts.slice(back.count);
  const none = { ...context, actions: "", count: 0 };
  const undone = taken.concat(context.undone);
  return succeed({
    context: extend(none, texts.slice(0, back.count), back.position, undone),
    emitted: [{ type: "undone", actions: taken, position: back.position }],
  });
}

/** Takes back what a seat has chosen in a simultaneous phase, whoever has chosen since. */
function takeBack<T extends GameTypes>(game: Game<T>, context: TurnContext<T>, seat: Seat): Stepped<T> {
  const { position } = context;
  const choice = context.ended === null ? position.choices?.find((one) => one.seat === seat) : undefined;
  if (!choice)
    return fail("nothing-to-undo", "this seat has chosen nothing yet", "cette place n’a rien choisi");
  const texts = actionsOf(context);
  const taken = texts.lastIndexOf(game.formatAction(choice, position));
  const rest = texts.filter((_, index) => index !== taken);
  const none = { ...context, actions: "", count: 0 };
  const back = rest.reduce(
    (now, text) => game.apply(now, unwrap(game.parseAction(text, now))),
    startOf(game, context),
  );
  const undone = texts.slice(taken, taken + 1);
  return succeed({
    context: extend(none, rest, back, undone),
    emitted: [{ type: "undone", actions: undone, position: back }],
  });
}

/** Forward to where a person acts again, or as far as was undone. */
function redo<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Stepped<T> {
  const emitted: Extract<TurnEmitted<T>, { type: "played" }>[] = [];
  let { position } = context;
  for (const text of context.undone) {
    const event = played(game, position, unwrap(game.parseAction(text, position)));
    emitted.push(event);
    ({ position } = event);
    if (waits(game, context, position)) break;
  }
  if (emitted.length === 0) return fail("nothing-to-redo", "nothing to redo", "rien à rétablir");
  const texts = emitted.map(({ text }) => text);
  return succeed({ context: extend(context, texts, position, context.undone.slice(texts.length)), emitted });
}

/** Ends a match by no clause. */
function end<T extends GameTypes>(
  context: TurnContext<T>,
  event: Extract<TurnEvent<T>, { readonly type: "end" }>,
): Stepped<T> {
  if (outcomeOf(context)) return over();
  const ending = parseEnding(context.table, event);
  if (!ending.ok) return ending;
  return succeed({
    context: { ...context, ended: ending.value, undone: [] },
    emitted: [{ type: "ended", ...ending.value }],
  });
}

function next<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Stepped<T> {
  if (!outcomeOf(context)) return fail("not-over", "the game is not over yet", "la partie n’est pas finie");
  if (!hasNext(context))
    return fail("over", "no other game is to be played", "il n’y a pas d’autre partie à jouer");
  const earlier = [...context.earlier, playedOf(context)];
  const { table, plan, seating } = context;
  const first = createContext(game, { table, plan, ...seating, occupants: occupantsOf(context) });
  return succeed({
    context: beginAfter(first, earlier),
    emitted: [{ type: "began", match: earlier.length }],
  });
}

const over = () => fail("over", "the game is over", "la partie est finie");

/**
 * What an event does to a match, without doing it: `step(game, context, { type: "undo" }).ok` tells whether undo is
 * to be offered. Fails like {@link play}, or with `nothing-to-undo`, `nothing-to-redo`, `bad-event`, `bad-seats`, `not-over` or `over`.
 */
export function step<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  event: TurnEvent<T>,
): Stepped<T> {
  switch (event.type) {
    case "play":
      return play(game, context, event);
    case "undo":
      return event.seat === undefined ? undo(game, context) : takeBack(game, context, event.seat);
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

/** Who the match waits for, where that is a program at the table. */
export function program<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): string | undefined {
  if (stateOf(context) === "over") return undefined;
  const name = occupantOf(context, game.toAct(context.position));
  return name === PERSON ? undefined : name;
}
