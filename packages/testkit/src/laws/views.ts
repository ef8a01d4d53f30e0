import {
  type AnyAction,
  type AnyPosition,
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
function misled(step: Step, walk: Walk, seen: AnyPosition): string | undefined {
  const { game } = walk;
  const { position } = step;
  if (!sameData(legalTexts(game, seen), legalTexts(game, position)))
    return "sees other legal actions than there are";
  const told = readActions(game, candidates(step, walk), position).find(
    (action) => !sameData(game.refuse(seen, action), game.refuse(position, action)),
  );
  return told && `"${game.formatAction(told, position)}" is refused otherwise by what it sees`;
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
  for (let other = seat + 1; other < table.seats; other++) {
    if (!agrees(game, position, seat, other))
      return `and seat ${other} know something else when the other looks first`;
  }
  if (position.phase === "over") return undefined;
  if (game.toAct(seen) !== game.toAct(position)) return "does not see who is to act";
  return game.toAct(position) === seat ? misled(step, walk, seen) : undefined;
}

/** Actions that could be played here: those listed, or some that chance draws. */
function possible(game: Game, { position, legal }: Step): readonly AnyAction[] {
  if (legal.length > 0) return legal.slice(0, COMPARED);
  if (position.phase === "over" || game.toAct(position) !== "chance") return [];
  return Array.from({ length: COMPARED }, (_, seed) => game.draw(copy(position), createRandom(seed)));
}

/** What a seat sees after an action; an action that fails is the business of the law `playable`. */
function seenAfter(
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  seat: Seat,
): AnyPosition | undefined {
  try {
    return seenPosition(game, game.apply(copy(position), action), seat);
  } catch {
    return undefined;
  }
}

/** Actions that look alike to a seat, though the positions after them do not: it learns what is hidden from it. */
function leak(game: Game, step: Step, seat: Seat): string | undefined {
  const { position } = step;
  const alike = new Map<string, AnyAction>();
  for (const action of possible(game, step)) {
    const seen = seenAction(game, position, action, seat);
    if (!sameData(seenAction(game, position, seen, seat), seen))
      return "sees an action otherwise when it looks twice";
    const key = JSON.stringify(seen);
    const other = alike.get(key) ?? action;
    alike.set(key, action);
    if (
      other === action ||
      sameData(seenAfter(game, position, other, seat), seenAfter(game, position, action, seat))
    )
      continue;
    const [one, two] = [other, action].map((each) => game.formatAction(each, position));
    return `cannot tell "${one}" from "${two}", yet sees what came of it`;
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
 * happens it cannot tell apart afterwards. Of a hand that no two deals repeat, only the game's own tests can say that the
 * others do not see it.
 */
export const views: Law = {
  id: "views",
  title: {
    en: "a seat sees what it needs, and nothing that is hidden from it",
    fr: "chaque place voit ce qu’il lui faut, et rien de ce qui lui est caché",
  },
  check: atEachStep(look, 12),
};
