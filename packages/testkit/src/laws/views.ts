import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  createRandom,
  type Game,
  type Seat,
  seenAction,
  seenPosition,
} from "@serpentarium/core";
import { candidates, legalTexts, readActions } from "../candidates.ts";
import { copy, first, sameData } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Step, Walk } from "../walk.ts";

/** How many actions of a position are compared with one another. */
const COMPARED = 24;

/** Whether seats that put their views together know the same, whoever begins. */
const agrees = (game: Game, position: AnyPosition, seat: Seat, other: Seat): boolean =>
  sameData(
    seenPosition(game, seenPosition(game, position, seat), other),
    seenPosition(game, seenPosition(game, position, other), seat),
  );

/** What a seat that is to act would be told wrongly by what it sees. */
function misled(step: Step, walk: Walk, seen: AnyPosition, seat: Seat): string | undefined {
  const { game } = walk;
  const { position } = step;
  if (!sameData(legalTexts(game, seen, seat), legalTexts(game, position, seat)))
    return "sees other legal actions than there are";
  const told = readActions(game, candidates(step, walk), position).find(
    (action) =>
      actorOf(game, position, action) === seat &&
      !sameData(game.refuse(seen, action), game.refuse(position, action)),
  );
  return told && `"${game.formatAction(told, position)}" is refused otherwise by what it sees`;
}

/** What is read of the text of what a seat sees, where the game reads such texts. */
function misread({ hidden, formatPosition }: Game, seen: AnyPosition): string | undefined {
  const text = formatPosition(seen);
  const read = hidden?.parsePosition?.(text, seen.table);
  if (!read) return undefined;
  if (!read.ok) return `sees "${text}", which is not read: ${read.error.message.en}`;
  return sameData(read.value, seen) ? undefined : `sees "${text}", which is read otherwise`;
}

function misseen(step: Step, walk: Walk, seat: Seat): string | undefined {
  const { game, table } = walk;
  const { position } = step;
  const seen = seenPosition(game, position, seat);
  if (!sameData(seenPosition(game, seen, seat), seen)) return "sees something else when it looks twice";
  if (
    seen.phase !== position.phase ||
    !sameData(seen.table, position.table) ||
    !sameData(seen.outcome, position.outcome)
  ) {
    return "sees another phase, table or outcome";
  }
  const unread = misread(game, seen);
  if (unread) return unread;
  for (let other = seat + 1; other < table.seats; other++) {
    if (!agrees(game, position, seat, other))
      return `and seat ${other} know something else when the other looks first`;
  }
  if (position.phase === "over") return undefined;
  if (game.toAct(seen) !== game.toAct(position)) return "does not see who is to act";
  return game.seatsToAct(position).includes(seat) ? misled(step, walk, seen, seat) : undefined;
}

/** Actions that could be played here: those listed, or some that chance draws. */
function possible(game: Game, { position, legal }: Step): readonly AnyAction[] {
  if (legal.length > 0) return legal.slice(0, COMPARED);
  if (position.phase === "over" || game.toAct(position) !== "chance") return [];
  return Array.from({ length: COMPARED }, (_, seed) => game.draw(copy(position), createRandom(seed)));
}

/** The position after an action; an action that fails is the business of the law `playable`. */
function applied(game: Game, position: AnyPosition, action: AnyAction): AnyPosition | undefined {
  try {
    return game.apply(copy(position), action);
  } catch {
    return undefined;
  }
}

/** An action as a seat sees it, and what it sees of the position after it. */
interface Sight {
  readonly action: AnyAction;
  readonly seen: AnyAction;
  /** The position after it, whole. */
  readonly whole: AnyPosition | undefined;
  readonly after: AnyPosition | undefined;
}

function sightOf(game: Game, position: AnyPosition, action: AnyAction, seat: Seat): Sight {
  const whole = applied(game, position, action);
  const after = whole && seenPosition(game, copy(whole), seat);
  return { action, seen: seenAction(game, position, action, seat), whole, after };
}

/** What two actions tell a seat that it may not know: how they look as they are played, and afterwards. */
function leakBetween(one: Sight, other: Sight): string | undefined {
  const [alike, alikeAfter] = [sameData(one.seen, other.seen), sameData(one.after, other.after)];
  if (alike && !alikeAfter) return ", yet sees what came of it";
  return !alike && alikeAfter && !sameData(one.whole, other.whole)
    ? " once they are played, yet sees which it was"
    : undefined;
}

/** Actions that a seat can tell apart as they are played but not afterwards, or the other way round: it learns too much. */
function leak(game: Game, step: Step, seat: Seat): string | undefined {
  const { position } = step;
  const bySeen = new Map<string, Sight>();
  const byAfter = new Map<string, Sight>();
  for (const action of possible(game, step)) {
    const sight = sightOf(game, position, action, seat);
    if (!sameData(seenAction(game, position, sight.seen, seat), sight.seen))
      return "sees an action otherwise when it looks twice";
    const [seen, after] = [JSON.stringify(sight.seen), JSON.stringify(sight.after)];
    for (const other of [bySeen.get(seen), byAfter.get(after)]) {
      const wrong = other && leakBetween(other, sight);
      if (!wrong) continue;
      const [one, two] = [other, sight].map((each) => game.formatAction(each.action, position));
      return `cannot tell "${one}" from "${two}"${wrong}`;
    }
    bySeen.set(seen, bySeen.get(seen) ?? sight);
    byAfter.set(after, byAfter.get(after) ?? sight);
  }
  return undefined;
}

const look = (step: Step, walk: Walk): string | undefined =>
  first(
    Array.from({ length: walk.table.seats }, (_, seat) => () => {
      const wrong = misseen(step, walk, seat) ?? leak(walk.game, step, seat);
      return wrong && `seat ${seat} ${wrong}`;
    }),
  );

/**
 * What can be said of any game: a view of a view is that view, in whatever order seats look; a seat that is to act can
 * act by what it sees, and is refused nothing for reasons that it does not see; and what it cannot tell apart when it
 * happens it cannot tell apart afterwards, nor the other way round. Of a hand that no two deals repeat, only the game's
 * own tests can say that the others do not see it.
 */
export const views: Law = {
  id: "views",
  title: {
    en: "a seat sees what it needs, and nothing that is hidden from it",
    fr: "chaque place voit ce qu’il lui faut, et rien de ce qui lui est caché",
  },
  check: atEachStep(look, 12),
};
