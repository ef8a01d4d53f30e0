import type { Player } from "@serpentarium/core/series";
import type { LiveEvent } from "../redact.ts";
import { isToken } from "../token.ts";
import type { LiveLink } from "./live-link.ts";

/** What a browser knows of its own seat. */
export interface LiveSeat {
  /** The secret of the seat, and its player; none for a spectator. */
  readonly secret?: string;
  readonly player?: Player;
  /** The invitation for the others. */
  readonly invite?: string;
}

/** What a browser keeps of a live match. */
export interface KeptLiveMatch {
  readonly seat: LiveSeat;
  /** All events so far, as the seat or a spectator received them; none where the page keeps none. */
  readonly events: readonly LiveEvent[];
}

/** Where a page keeps the live matches of this browser, by id. */
export interface LiveStorage {
  /** Undefined where nothing is kept of the match. */
  find(id: string): Promise<KeptLiveMatch | undefined>;
  keepSeat(id: string, game: string, seat: LiveSeat): Promise<void>;
  keepEvents(id: string, game: string, seat: LiveSeat, events: readonly LiveEvent[]): Promise<void>;
  remove(id: string): Promise<unknown>;
}

/** Parses untrusted data; what is invalid is left out. */
export function parseLiveSeat(data: unknown): LiveSeat {
  const { secret, player, invite } = Object(data);
  return {
    ...(isToken(invite) && { invite }),
    ...(isToken(secret) && Number.isInteger(player) && { secret, player }),
  };
}

/** Returns what a browser keeps of a match, with the seat that a link contains. The events of another seat are left out. */
export async function openSeat(
  storage: LiveStorage,
  game: string,
  { id, invite, secret, player }: LiveLink,
): Promise<KeptLiveMatch> {
  const stored = await storage.find(id);
  const seat: LiveSeat = {
    ...stored?.seat,
    ...(invite !== undefined && { invite }),
    ...(secret !== undefined && player !== undefined && { secret, player }),
  };
  if (invite !== undefined || secret !== undefined) await storage.keepSeat(id, game, seat);
  const isSame = seat.secret === stored?.seat.secret;
  return { seat, events: (isSame && stored?.events) || [] };
}

/** Returns the link with which others join or watch a match, or with which its player goes on at the seat. */
export const linkOf = (
  id: string,
  { invite, secret, player }: LiveSeat,
  what: "join" | "watch" | "seat",
): LiveLink => ({
  id,
  ...(what === "join" && invite !== undefined && { invite }),
  ...(what === "seat" && secret !== undefined && player !== undefined && { secret, player }),
});
