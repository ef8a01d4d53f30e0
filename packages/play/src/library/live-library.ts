import {
  isToken,
  type LiveEvent,
  type LiveSeat,
  type LiveStorage,
  parseLiveSeat,
} from "@serpentarium/live/client";
import { MatchLibrary } from "./match-library.ts";

/** A live match as this browser stores it: enough to play on, and to read it without a server. */
export interface StoredLiveMatch {
  readonly id: string;
  readonly game: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly seat: LiveSeat;
  /** All events so far, as the seat or a spectator received them. They are not checked against the rules. */
  readonly events: readonly LiveEvent[];
  /** The number of its matches, each followed by a rematch, that are stored beside it; undefined for none. */
  readonly rematches?: number;
}

/** Parses untrusted data; undefined if invalid. */
export function parseStoredLiveMatch(data: unknown): StoredLiveMatch | undefined {
  const { id, game, savedAt, seat, events, rematches } = Object(data);
  if (!isToken(id) || typeof game !== "string" || !Number.isFinite(savedAt) || !Array.isArray(events))
    return undefined;
  const isWhole = events.every((event, n) => Object(event).n === n && typeof event.type === "string");
  return {
    id,
    game,
    savedAt,
    seat: parseLiveSeat(seat),
    events: isWhole ? events : [],
    ...(Number.isSafeInteger(rematches) && { rematches }),
  };
}

/** The live matches of this browser. */
export class LiveLibrary extends MatchLibrary<StoredLiveMatch> implements LiveStorage {
  constructor() {
    super("serpentarium-live", parseStoredLiveMatch);
  }

  /** Stores a seat, and drops the events of another seat: their hidden information differs. */
  async keepSeat(id: string, game: string, seat: LiveSeat): Promise<void> {
    await this.update(id, (stored) => ({
      id,
      game,
      savedAt: Date.now(),
      seat,
      events: stored?.seat.secret === seat.secret ? (stored?.events ?? []) : [],
    }));
  }

  /** Stores the events that a seat has received, unless another page has changed the seat meanwhile. */
  async keepEvents(id: string, game: string, seat: LiveSeat, events: readonly LiveEvent[]): Promise<void> {
    await this.update(id, (stored) =>
      stored && stored.seat.secret !== seat.secret
        ? stored
        : { ...stored, id, game, savedAt: Date.now(), seat, events },
    );
  }
}
