import type { Game } from "@serpentarium/core";
import { applyEntry, type LiveMatch } from "./match.ts";
import { REPLAYED_AT_ONCE } from "./pause.ts";
import { eventFor, kindOf, type LiveEvent, type Watcher } from "./redact.ts";

/** The number of entries between two stored states of a match, from which a new stream is replayed. */
const CHECKPOINT_INTERVAL = 100;
/** From this number of entries on, the sent events are kept: they take more memory than the match. */
const LONG_MATCH = 200;

/** The events that were sent, from a number on. */
interface Told {
  readonly from: number;
  readonly events: LiveEvent[];
}

/** The events of a match by watcher, kept so that a new stream needs little replay. */
export class EventLog {
  private readonly games: readonly Game[];
  /** The match after every {@link CHECKPOINT_INTERVAL} entries. */
  private readonly checkpoints: LiveMatch[] = [];
  /** The sent events of a long match, by kind of watcher. */
  private readonly told = new Map<Watcher, Told>();

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  /** The number of events that it keeps. */
  get size(): number {
    return [...this.told.values()].reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Adds an entry: the match after it, and its event for each watcher. */
  add(match: LiveMatch, eventOf: (watcher: Watcher) => LiveEvent): void {
    if (match.entries.length % CHECKPOINT_INTERVAL === 0) this.checkpoints.push(match);
    for (const [viewer, told] of this.told) told.events.push(eventOf(viewer));
  }

  /** The number of entries to replay for the events of a watcher from a number on. */
  replayCost(match: LiveMatch, watcher: Watcher, from: number): number {
    const { from: end } = this.toldTo(match, watcher);
    return from < end ? end - (from - (from % CHECKPOINT_INTERVAL)) : 0;
  }

  /** Returns the events from a number on, as a watcher sees them. */
  async read(
    match: LiveMatch,
    watcher: Watcher,
    from: number,
    pause: () => Promise<void>,
  ): Promise<readonly LiveEvent[]> {
    const viewer = kindOf(match, watcher);
    const known = this.toldTo(match, watcher);
    if (from >= known.from) return known.events.slice(from - known.from);
    const events: LiveEvent[] = [];
    let before = this.checkpoints[Math.floor(from / CHECKPOINT_INTERVAL) - 1];
    for (const entry of match.entries.from(before?.entries.length ?? 0)) {
      const n = before?.entries.length ?? 0;
      if (n === known.from) break;
      if (n % REPLAYED_AT_ONCE === REPLAYED_AT_ONCE - 1) await pause();
      const after = applyEntry(this.games, before, entry);
      if (n >= from) events.push(eventFor(before, after, entry, viewer));
      before = after;
    }
    const told = { from, events: [...events, ...known.events] };
    if (match.entries.length >= LONG_MATCH) this.told.set(viewer, told);
    return [...told.events];
  }

  private toldTo(match: LiveMatch, watcher: Watcher): Told {
    return this.told.get(kindOf(match, watcher)) ?? { from: match.entries.length, events: [] };
  }
}
