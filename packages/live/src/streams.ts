import type { Player } from "@serpentarium/core/series";
import { failWithWait } from "./failure.ts";
import type { Presence } from "./presence.ts";
import type { LiveEvent, Watcher } from "./redact.ts";
import type { ServiceClock, Timing } from "./service-clock.ts";

/** Who sends a request, and who pays for what it costs. */
export interface Sender {
  /** The secret of a seat; none of a spectator. */
  readonly secret?: string | undefined;
  /** An opaque name, such as an address: bots that think for one payer do not delay those of others. */
  readonly payer?: string | undefined;
  /** Pays what a request costs besides an ordinary one, in ordinary requests. Returns whether the sender had not spent all before. */
  pay?(cost: number): boolean;
}

/** How many streams a match may have. */
export interface StreamLimits {
  readonly spectators: number;
  /** The oldest stream of a seat is closed where there are more. */
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
  /** Called when the host stops, and when the player has given up the seat. */
  onClosed(): void;
}

interface Stream extends Subscription {
  readonly watcher: Watcher;
}

/** How long it may take until those who watch are told who has come or gone, in milliseconds. */
const PRESENCE_DELAY = 250;
/** After how many seconds a spectator may ask again for a stream of a match that has too many. */
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

  /** Makes room for one more stream, where there may be one. Fails with `too-many`. */
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

  /** Sends an event to all who watch. */
  send(eventOf: (watcher: Watcher) => LiveEvent): void {
    for (const { watcher, onEvents } of this.streams) onEvents([eventOf(watcher)]);
  }

  /** Closes the streams of a player who has given up the seat: what comes is for the next one. */
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

  /** Who watches now. */
  private presence(): Presence {
    const watchers = [...this.streams].map(({ watcher }) => watcher);
    const players = new Set(watchers.filter((watcher) => watcher !== "spectator"));
    return {
      at: this.around.clock.lastKnown(),
      players: [...players].toSorted((a, b) => a - b),
      spectators: watchers.filter((watcher) => watcher === "spectator").length,
    };
  }

  /** Sends presence to all watchers after a delay, so that frequent connections do not cost a message each. */
  private sendPresence(): void {
    this.cancelPresence ??= this.around.timing.delay(() => {
      this.cancelPresence = undefined;
      const presence = this.presence();
      for (const { onPresence } of this.streams) onPresence?.(presence);
    }, PRESENCE_DELAY);
  }
}
