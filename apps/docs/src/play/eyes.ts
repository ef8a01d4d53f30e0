import type { Game, Seat, Viewer } from "@serpentarium/core";
import { PERSON, stateOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";
import type { Shown } from "./shown.ts";

/** The seats of the people who share this screen. */
const peopleAt = ({ seating, table }: MatchContext): Seat[] =>
  [...Array(table.seats).keys()].filter((seat) => seating.occupants[seat] === PERSON);

/** The person whose turn it is. */
function personToAct(game: Game, context: MatchContext): Seat | undefined {
  const actor = stateOf(context) === "over" ? undefined : game.toAct(context.position);
  return typeof actor === "number" && peopleAt(context).includes(actor) ? actor : undefined;
}

/** Who has the screen: whoever had it, until it is another person's turn. */
export function holderAfter(game: Game, context: MatchContext, holder: Seat | undefined): Seat | undefined {
  const next = personToAct(game, context);
  return next === undefined || next === holder ? holder : undefined;
}

/**
 * For whose eyes the page is. Where a game hides something, one person sees what is theirs; several pass the screen round,
 * and until the next one has taken it the page shows what all of them know.
 */
export function viewerOf(game: Game, context: MatchContext, holder: Seat | undefined): Viewer | undefined {
  const people = peopleAt(context);
  if (!game.hidden || people.length === 0) return undefined;
  return people.length === 1 ? people[0] : (holder ?? "everyone");
}

/** Whether those who are to act see what they act with. */
export function seesToAct({ game, context, viewer }: Shown): boolean {
  const actor = game.toAct(context.position);
  return viewer === undefined || typeof actor !== "number" || actor === viewer;
}

/** The person who is to take the screen, now that it is their turn. */
export function awaited(shown: Shown): Seat | undefined {
  const next = personToAct(shown.game, shown.context);
  return seesToAct(shown) ? undefined : next;
}
