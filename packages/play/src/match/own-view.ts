import type { Game } from "@serpentarium/core";
import type { TableState } from "@serpentarium/table";
import type { LinkSeat } from "./link-seat.ts";

/** The part of a page’s state that says what its user may do with the displayed match. */
type ShownMatch = Pick<TableState, "visited" | "game" | "context"> & { readonly link: LinkSeat | undefined };

/** Whether a player elsewhere still waits for the user, who then gets neither bots nor another board to try actions. */
const isAwaited = ({ visited, link, context }: ShownMatch): boolean =>
  context.outcome === null && (visited ? visited.own !== undefined : link !== undefined);

/**
 * Whether the user may play on from a position of the displayed match at this screen: also from that of others, if nothing is hidden.
 *
 * @param game - the version of the game with which the page plays
 */
export const canPlayOn = (match: ShownMatch, game: Game): boolean =>
  !isAwaited(match) && (!match.visited || (match.game === game && !game.hidden));

/** Whether bots may analyse the displayed match once it is over: they would analyse what is hidden from the user. */
export const canBeAnalysed = ({ visited, viewer }: Pick<TableState, "visited" | "viewer">): boolean =>
  !visited || viewer === undefined;
