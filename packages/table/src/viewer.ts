import { type Game, type Seat, seatsOf, type Viewer } from "@serpentarium/core";
import { occupantOf, PERSON, stateValueOf } from "@serpentarium/core/context";
import type { DisplayedMatch } from "./displayed-match.ts";
import type { MatchContext } from "./match.ts";

/** The seats of the people who share this screen. */
export const seatsOfPeople = (context: MatchContext): Seat[] =>
  seatsOf(context.table).filter((seat) => occupantOf(context, seat) === PERSON);

/** The seat to act, if a person at this screen occupies it. */
function personToAct(game: Game, context: MatchContext): Seat | undefined {
  const actor = stateValueOf(context) === "over" ? undefined : game.toAct(context.position);
  return typeof actor === "number" && seatsOfPeople(context).includes(actor) ? actor : undefined;
}

/** The player who may see the board now; changes when another person’s turn begins. */
export function nextScreenHolder(
  game: Game,
  context: MatchContext,
  holder: Seat | undefined,
): Seat | undefined {
  const next = personToAct(game, context);
  return next === undefined || next === holder ? holder : undefined;
}

/**
 * The viewer of the page; undefined if the game hides nothing or no person plays. A single person sees their own information. Several
 * people hand the screen over: before the next one takes it, the page shows what everyone knows.
 */
export function viewerOf(game: Game, context: MatchContext, holder: Seat | undefined): Viewer | undefined {
  const people = seatsOfPeople(context);
  if (!game.hidden || people.length === 0) return undefined;
  return people.length === 1 ? people[0] : (holder ?? "everyone");
}

/** Whether the page shows the hidden information of the seat that is to act. */
export function isShownToActor({ game, context, viewer }: DisplayedMatch): boolean {
  const actor = game.toAct(context.position);
  return viewer === undefined || typeof actor !== "number" || actor === viewer;
}

/** The person who must take the screen before they can act. */
export function seatAwaitingScreen(match: DisplayedMatch): Seat | undefined {
  const next = personToAct(match.game, match.context);
  return isShownToActor(match) ? undefined : next;
}
