import {
  isToken,
  type LiveEvent,
  type LiveSeat,
  type LiveStorage,
  parseLiveSeat,
} from "@serpentarium/live/client";
import { MatchLibrary } from "./match-library.ts";

/** A live match as this browser keeps it: enough to play on, and to read it where no server has it. */
export interface StoredLiveMatch {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly seat: LiveSeat;
  /** All events so far, as the seat or a spectator received them. Whether the game can read them must be checked. */
  readonly events: readonly LiveEvent[];
}

/** Parses untrusted data; undefined if invalid. */
export function parseStoredLiveMatch(data: unknown): StoredLiveMatch | undefined {
  const { id, game, savedAt, seat, events } = Object(data);
  if (!isToken(id) || typeof game !== "string" || !Number.isFinite(savedAt) || !Array.isArray(events))
    return undefined;
  const isWhole = events.every((event, n) => Object(event).n === n && typeof event.type === "string");
  return { id, game, savedAt, seat: parseLiveSeat(seat), events: isWhole ? events : [] };
}

/** The live matches of this browser. */
export class LiveLibrary extends MatchLibrary<StoredLiveMatch> implements LiveStorage {
  constructor() {
    super("serpentarium-live", parseStoredLiveMatch);
  }

  /** Keeps a seat. The events of another seat go: it may know more, or less. */
  async keepSeat(id: string, game: string, seat: LiveSeat): Promise<void> {
    await this.update(id, (stored) => ({
      id,
      game,
      savedAt: Date.now(),
      seat,
      events: stored?.seat.secret === seat.secret ? (stored?.events ?? []) : [],
    }));
  }

  /** Keeps the events that a seat has received, unless another page has taken or given up a seat meanwhile. */
  async keepEvents(id: string, game: string, seat: LiveSeat, events: readonly LiveEvent[]): Promise<void> {
    await this.update(id, (stored) =>
      stored && stored.seat.secret !== seat.secret ? stored : { id, game, savedAt: Date.now(), seat, events },
    );
  }
}
