import type { Player } from "@serpentarium/core/series";
import type { LiveEvent } from "../redact.ts";
import { isToken } from "../token.ts";

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
