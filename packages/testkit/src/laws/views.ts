import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  createRandom,
  type Game,
  redactAction,
  redactPosition,
  type Seat,
} from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { candidateTexts, legalTexts, parseActions } from "../candidates.ts";
import { copy, firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

/** Actions of a position that are compared with one another. */
const MAX_COMPARED = 24;

/** Whether the view of one seat within the view of another does not depend on their order. */
const viewsCommute = (game: Game, position: AnyPosition, seat: Seat, other: Seat): boolean =>
  dequal(
    redactPosition(game, redactPosition(game, position, seat), other),
    redactPosition(game, redactPosition(game, position, other), seat),
  );

/** Checks that the seat to act gets the same legal actions and refusals from its view as from the position. */
function checkLegality(
  step: PlayoutStep,
  playout: Playout,
  seen: AnyPosition,
  seat: Seat,
): string | undefined {
  const { game } = playout;
  const { position } = step;
  if (!dequal(legalTexts(game, seen, seat), legalTexts(game, position, seat)))
    return "sees other legal actions than the position has";
  const differing = parseActions(game, candidateTexts(step, playout), position).find(
    (action) =>
      actorOf(game, position, action) === seat &&
      !dequal(game.refuse(seen, action), game.refuse(position, action)),
  );
  return differing && `is refused "${game.formatAction(differing, position)}" differently in its view`;
}

/** Checks that the text of a view parses back, if the game parses views. */
function checkViewText({ hidden, formatPosition }: Game, seen: AnyPosition): string | undefined {
  const text = formatPosition(seen);
  const parsed = hidden?.parsePosition?.(text, seen.table);
  if (!parsed) return undefined;
  if (!parsed.ok) return `sees "${text}", which does not parse: ${parsed.error.message.en}`;
  return dequal(parsed.value, seen) ? undefined : `sees "${text}", which parses as another view`;
}

function checkSeatView(step: PlayoutStep, playout: Playout, seat: Seat): string | undefined {
  const { game, table } = playout;
  const { position } = step;
  const seen = redactPosition(game, position, seat);
  if (!dequal(redactPosition(game, seen, seat), seen)) return "sees something else in the view of its view";
  if (
    seen.phase !== position.phase ||
    !dequal(seen.table, position.table) ||
    !dequal(seen.outcome, position.outcome)
  ) {
    return "sees another phase, table or outcome";
  }
  const problem = checkViewText(game, seen);
  if (problem) return problem;
  for (let other = seat + 1; other < table.seats; other++) {
    if (!viewsCommute(game, position, seat, other))
      return `and seat ${other} see different things depending on whose view comes first`;
  }
  if (position.phase === "over") return undefined;
  if (game.toAct(seen) !== game.toAct(position)) return "does not see which seat is to act";
  return game.seatsToAct(position).includes(seat) ? checkLegality(step, playout, seen, seat) : undefined;
}

/** Possible actions at a step: those listed, or samples of chance. */
function possibleActions(game: Game, { position, legal }: PlayoutStep): readonly AnyAction[] {
  if (legal.length > 0) return legal.slice(0, MAX_COMPARED);
  if (position.phase === "over" || game.toAct(position) !== "chance") return [];
  return Array.from({ length: MAX_COMPARED }, (_, seed) =>
    game.drawOutcome(copy(position), createRandom(seed)),
  );
}

/** The position after an action; undefined if it throws, which the law `playable` reports. */
function applyOrUndefined(game: Game, position: AnyPosition, action: AnyAction): AnyPosition | undefined {
  try {
    return game.apply(copy(position), action);
  } catch {
    return undefined;
  }
}

/** An action as a seat sees it, with the view of the position after it. */
interface ActionView {
  readonly action: AnyAction;
  readonly seen: AnyAction;
  /** The complete position after the action. */
  readonly whole: AnyPosition | undefined;
  readonly after: AnyPosition | undefined;
}

function actionViewOf(game: Game, position: AnyPosition, action: AnyAction, seat: Seat): ActionView {
  const whole = applyOrUndefined(game, position, action);
  const after = whole && redactPosition(game, copy(whole), seat);
  return { action, seen: redactAction(game, position, action, seat), whole, after };
}

/** Describes the leak of two actions that a seat can tell apart afterwards but not when they are played, or the reverse. */
function describeLeak(one: ActionView, other: ActionView): string | undefined {
  const [alike, alikeAfter] = [dequal(one.seen, other.seen), dequal(one.after, other.after)];
  if (alike && !alikeAfter) return ", but sees different positions after them";
  return !alike && alikeAfter && !dequal(one.whole, other.whole)
    ? " by the positions after them, but sees which one was played"
    : undefined;
}

/** Finds two actions that a seat can tell apart when they are played but not afterwards, or the reverse. */
function findLeak(game: Game, step: PlayoutStep, seat: Seat): string | undefined {
  const { position } = step;
  const bySeen = new Map<string, ActionView>();
  const byAfter = new Map<string, ActionView>();
  for (const action of possibleActions(game, step)) {
    const view = actionViewOf(game, position, action, seat);
    if (!dequal(redactAction(game, position, view.seen, seat), view.seen))
      return "sees something else in the view of its view of an action";
    const [seen, after] = [JSON.stringify(view.seen), JSON.stringify(view.after)];
    for (const other of [bySeen.get(seen), byAfter.get(after)]) {
      const difference = other && describeLeak(other, view);
      if (!difference) continue;
      const [one, two] = [other, view].map((each) => game.formatAction(each.action, position));
      return `cannot tell "${one}" from "${two}"${difference}`;
    }
    bySeen.set(seen, bySeen.get(seen) ?? view);
    byAfter.set(after, byAfter.get(after) ?? view);
  }
  return undefined;
}

const checkSeats = (step: PlayoutStep, playout: Playout): string | undefined =>
  firstDefined(
    Array.from({ length: playout.table.seats }, (_, seat) => () => {
      const problem = checkSeatView(step, playout, seat) ?? findLeak(playout.game, step, seat);
      return problem && `seat ${seat} ${problem}`;
    }),
  );

/**
 * Properties of the views of any game: a view of a view is that view, in any order of seats; the seat to act can act by
 * its view, and is not refused for reasons that it does not see; and actions that a seat cannot tell apart when they are
 * played, it cannot tell apart afterwards either, and vice versa. Playouts hardly ever repeat a deal, so the game's own
 * tests must check that a hand stays hidden.
 */
export const views: Law = {
  id: "views",
  title: {
    en: "a seat sees what it needs to act, and nothing that is hidden from it",
    fr: "chaque place voit ce qu’il lui faut, et rien de ce qui lui est caché",
  },
  check: atEachStep(checkSeats, 12),
};
