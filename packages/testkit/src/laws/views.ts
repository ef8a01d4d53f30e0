import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  createRandom,
  determinize,
  eventsForViewer,
  type Game,
  redactAction,
  redactPosition,
  type Seat,
} from "@serpentarium/core";
import { withChoice } from "@serpentarium/core/internal";
import { dequal } from "dequal/lite";
import { candidateTexts, listedTexts, parseActions } from "../candidates.ts";
import { copy, firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { failureText } from "../refusal.ts";

/** The maximal number of actions of a position to compare with one another. */
const MAX_COMPARED = 24;

/** Whether views of views are independent of the order of seats. */
const viewsCommute = (game: Game, position: AnyPosition, seat: Seat, other: Seat): boolean =>
  dequal(
    redactPosition(game, redactPosition(game, position, seat), other),
    redactPosition(game, redactPosition(game, position, other), seat),
  );

/** Checks that the acting seat gets the same legal actions and refusals from its view as from the position. */
function checkLegality(
  step: PlayoutStep,
  playout: Playout,
  seen: AnyPosition,
  seat: Seat,
): string | undefined {
  const { game } = playout;
  const { position } = step;
  if (!dequal(listedTexts(game, seen, seat), listedTexts(game, position, seat)))
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
  if (!parsed.ok) return `sees "${text}", which does not parse: ${failureText(parsed.error)}`;
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

/** A possible continuation: an action, and the position in which it is played. */
interface Course {
  readonly position: AnyPosition;
  readonly action: AnyAction;
}

/** Courses from the position of a step. */
const coursesHere = (game: Game, step: PlayoutStep): readonly Course[] =>
  possibleActions(game, step).map((action) => ({ position: step.position, action }));

/** The numbers of drawn positions that a seat cannot distinguish from the actual one, and of actions of each to compare. */
const MAX_WORLDS = 2;
const MAX_ELSEWHERE = 8;

/** Continuations from other positions, including secret choices, that a seat cannot distinguish from the one at a step. */
function coursesElsewhere(game: Game, { position }: PlayoutStep, seat: Seat): readonly Course[] {
  const seen = redactPosition(game, position, seat);
  const random = createRandom(`worlds/${game.formatPosition(position)}`);
  return Array.from({ length: MAX_WORLDS }).flatMap(() => {
    const world = valueOrUndefined(() => determinize(game, copy(position), seat, random));
    // the law `determinize` reports distinguishable positions
    if (!world || dequal(world, position) || !dequal(redactPosition(game, world, seat), seen)) return [];
    const legal = world.phase === "over" ? [] : game.legalActions(copy(world));
    return legal.slice(0, MAX_ELSEWHERE).map((action) => ({ position: world, action }));
  });
}

/** The result of a call; undefined if it throws, which other laws report. */
function valueOrUndefined<V>(call: () => V): V | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** A continuation from the view of a seat. */
interface CourseView extends Course {
  /** The action, and the secret choices that it reveals. */
  readonly seen: readonly unknown[];
  /** The complete position after the action. */
  readonly whole: AnyPosition | undefined;
  readonly after: AnyPosition | undefined;
}

function courseViewOf(game: Game, { position, action }: Course, seat: Seat): CourseView {
  const { choices } = redactPosition(game, withChoice(game, position, action), seat);
  const seen = [redactAction(game, position, action, seat), choices];
  const whole = valueOrUndefined(() => game.apply(copy(position), action));
  return { position, action, seen, whole, after: whole && redactPosition(game, copy(whole), seat) };
}

/** The events of a continuation for a seat. */
const toldOf = (game: Game, { position, action }: Course, seat: Seat): unknown =>
  valueOrUndefined(() => eventsForViewer(game, copy(position), action, seat));

/** The earlier continuations that are equal in some respect. */
function coursesLike(known: Map<string, CourseView[]>, respect: unknown): CourseView[] {
  const key = JSON.stringify(respect);
  const alike = known.get(key) ?? [];
  known.set(key, alike);
  return alike;
}

/**
 * Finds two continuations that a seat can distinguish by the position after them, but neither by the action nor by its events; or by the
 * action, but not by the position after them.
 */
function findLeak(game: Game, step: PlayoutStep, seat: Seat): string | undefined {
  // the law `simultaneous` checks all but the last of several choices
  if (!game.hidden || step.next?.choices) return undefined;
  const [byAction, byPosition] = [new Map<string, CourseView[]>(), new Map<string, CourseView[]>()];
  const describe = ({ action, position }: Course): string => {
    const text = game.formatAction(action, position);
    return `"${text}"${position === step.position ? "" : ` in "${game.formatPosition(position)}"`}`;
  };
  for (const course of [...coursesHere(game, step), ...coursesElsewhere(game, step, seat)]) {
    const view = courseViewOf(game, course, seat);
    const { position, action, seen, after, whole } = view;
    if (!dequal(redactAction(game, position, redactAction(game, position, action, seat), seat), seen[0]))
      return "sees something else in the view of its view of an action";
    const [sameAction, samePosition] = [coursesLike(byAction, seen), coursesLike(byPosition, after)];
    // the end of a game may reveal everything
    if (whole?.phase !== "over" && !sameAction.some((other) => dequal(other.after, after))) {
      const untold = sameAction.find((other) => dequal(toldOf(game, other, seat), toldOf(game, view, seat)));
      if (untold)
        return `cannot tell ${describe(untold)} from ${describe(view)} and is not told, but sees different positions after them`;
      sameAction.push(view);
    }
    const [other = view] = samePosition;
    if (!dequal(other.seen, seen) && !dequal(other.whole, whole))
      return `cannot tell ${describe(other)} from ${describe(view)} by the positions after them, but sees which one was played`;
    samePosition.push(view);
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
 * Properties of the views of any game: a view of a view is that view, in any order of seats; the acting seat can act by its view, and is
 * not refused for hidden reasons. A seat's view after an action follows from its view of the action and from its events: for example an
 * announced capture, but nothing that is hidden during play. The view of an action shows nothing that the view of the position after it
 * hides. Playouts hardly ever repeat a deal, so the game's own tests must check that a hand stays hidden.
 */
export const views: Law = {
  id: "views",
  title: { id: "laws.views" },
  check: atEachStep(checkSeats, 12),
};
