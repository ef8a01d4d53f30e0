import type { Player } from "@serpentarium/core/series";
import type { LiveEvent } from "../redact.ts";
import { isToken } from "../token.ts";
import type { LiveLink } from "./live-link.ts";

/** The data of a browser about its own seat. */
export interface LiveSeat {
  /** The secret of the seat, and its player; undefined for a spectator. */
  readonly secret?: string;
  readonly player?: Player;
  /** The invitation for the others. */
  readonly invite?: string;
}

/** The data of a live match that a browser stores. */
export interface KeptLiveMatch {
  readonly seat: LiveSeat;
  /** All events so far, as the seat or a spectator received them; empty if the page stores none. */
  readonly events: readonly LiveEvent[];
}

/** The storage of a page for the live matches of this browser, by id. */
export interface LiveStorage {
  /** Undefined if nothing is stored for the match. */
  find(id: string): Promise<KeptLiveMatch | undefined>;
  keepSeat(id: string, game: string, seat: LiveSeat): Promise<void>;
  keepEvents(id: string, game: string, seat: LiveSeat, events: readonly LiveEvent[]): Promise<void>;
  remove(id: string): Promise<unknown>;
}

/** Parses untrusted data; omits invalid fields. */
export function parseLiveSeat(data: unknown): LiveSeat {
  const { secret, player, invite } = Object(data);
  return {
    ...(isToken(invite) && { invite }),
    ...(isToken(secret) && Number.isInteger(player) && { secret, player }),
  };
}

/** Returns the stored data of a match, with the seat of a link. Events of another seat are omitted. */
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

/** Returns the link with which others join or watch a match, or with which its player continues at the seat. */
export const linkOf = (
  id: string,
  { invite, secret, player }: LiveSeat,
  what: "join" | "watch" | "seat",
): LiveLink => ({
  id,
  ...(what === "join" && invite !== undefined && { invite }),
  ...(what === "seat" && secret !== undefined && player !== undefined && { secret, player }),
});
