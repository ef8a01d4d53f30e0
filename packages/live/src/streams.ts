import type { Player } from "@serpentarium/core/series";
import { failWithWait } from "./failure.ts";
import type { Presence } from "./presence.ts";
import type { LiveEvent, Watcher } from "./redact.ts";
import type { ServiceClock, Timing } from "./service-clock.ts";

/** The sender of a request, and the payer of its costs. */
export interface Sender {
  /** The secret of a seat; undefined for a spectator. */
  readonly secret?: string | undefined;
  /** An opaque name, such as an address: bots of one payer do not delay those of others. */
  readonly payer?: string | undefined;
  /** Pays the additional costs of a request, in units of ordinary requests. Returns false if the sender was already in debt. */
  pay?(cost: number): boolean;
}

/** The maximal numbers of streams of a match. */
export interface StreamLimits {
  readonly spectators: number;
  /** If a seat has more streams, the oldest is closed. */
  readonly perSeat: number;
}

/** A watcher of a match. */
export interface Subscription extends Sender {
  readonly maxStreams?: StreamLimits;
  /** The number of the first event to receive. */
  readonly from: number;
  onEvents(events: readonly LiveEvent[]): void;
  /** Called after the first events, and whenever a watcher comes or goes. */
  onPresence?(presence: Presence): void;
  /** Called when the host stops, and when the player has left the seat. */
  onClosed(): void;
}

interface Stream extends Subscription {
  readonly watcher: Watcher;
}

/** The maximal delay of presence messages, in milliseconds. */
const PRESENCE_DELAY = 250;
/** The seconds after which a spectator may ask again for a stream of a match that has too many. */
const STREAM_RETRY = 30;

const tooManyStreams = () => failWithWait(STREAM_RETRY, "failures.too-many.spectators");

/** The open streams of a match. */
export class Streams {
  private readonly around: { readonly timing: Timing; readonly clock: ServiceClock };
  private readonly streams = new Set<Stream>();
  private cancelPresence: (() => void) | undefined;

  constructor(around: { readonly timing: Timing; readonly clock: ServiceClock }) {
    this.around = around;
  }

  get size(): number {
    return this.streams.size;
  }

  /** Whether a player has a stream. */
  isWatched(player: Player): boolean {
    return [...this.streams].some(({ watcher }) => watcher === player);
  }

  /** Closes an old stream if necessary and allowed, to open one more. Fails with `too-many`. */
  makeRoom(watcher: Watcher, max: StreamLimits): ReturnType<typeof failWithWait> | undefined {
    const others = [...this.streams].filter((other) => other.watcher === watcher);
    if (watcher === "spectator") return others.length >= max.spectators ? tooManyStreams() : undefined;
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - max.perSeat))) this.close(oldest);
    return undefined;
  }

  /** Opens a stream with the first events. Returns a function that ends it. */
  open(subscription: Subscription, watcher: Watcher, events: readonly LiveEvent[]): () => void {
    const stream = { ...subscription, watcher };
    subscription.onEvents(events);
    this.streams.add(stream);
    subscription.onPresence?.(this.presence());
    this.sendPresence();
    return () => {
      if (this.streams.delete(stream)) this.sendPresence();
    };
  }

  /** Sends an event to all watchers. */
  send(eventOf: (watcher: Watcher) => LiveEvent): void {
    for (const { watcher, onEvents } of this.streams) onEvents([eventOf(watcher)]);
  }

  /** Closes the streams of a player who has left the seat: later events are for the next player. */
  closeOf(player: Player): void {
    for (const stream of this.streams) if (stream.watcher === player) this.close(stream);
    this.sendPresence();
  }

  closeAll(): void {
    for (const stream of this.streams) this.close(stream);
  }

  /** Stops sending presence. */
  stop(): void {
    this.cancelPresence?.();
    this.cancelPresence = undefined;
  }

  private close(stream: Stream): void {
    this.streams.delete(stream);
    stream.onClosed();
  }

  private presence(): Presence {
    const watchers = [...this.streams].map(({ watcher }) => watcher);
    const players = new Set(watchers.filter((watcher) => watcher !== "spectator"));
    return {
      at: this.around.clock.lastKnown(),
      players: [...players].toSorted((a, b) => a - b),
      spectators: watchers.filter((watcher) => watcher === "spectator").length,
    };
  }

  /** Sends presence to all watchers after a delay, which combines frequent changes. */
  private sendPresence(): void {
    this.cancelPresence ??= this.around.timing.delay(() => {
      this.cancelPresence = undefined;
      const presence = this.presence();
      for (const { onPresence } of this.streams) onPresence?.(presence);
    }, PRESENCE_DELAY);
  }
}
