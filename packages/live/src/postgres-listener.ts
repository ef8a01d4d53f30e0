import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";

/** How long a listener waits before it tries again where it heard nothing at all, in milliseconds. */
const DEAF_DELAY = 60_000;

/** The settings of {@link listen}. */
export interface ListenerOptions {
  readonly channel: string;
  /** A client that is not connected yet. */
  createClient(): Client;
  /** What this process tells others about itself. */
  readonly self: string;
  /** Sends that on the channel, by another connection. */
  ping(): Promise<unknown>;
  /** How often the own voice has to be heard, in milliseconds. */
  readonly interval: number;
  onText(text: string): void;
  /** Called when nothing is heard by a connection although it is sent. */
  onDeaf(): void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Hears what is sent on a channel. A connection that does not hear its own process is given up, and replaced: it has become silent,
 * or belongs to a pooler that has given the session of the database to others.
 */
export async function listen(options: ListenerOptions): Promise<void> {
  const { signal, interval, onDeaf } = options;
  while (!signal.aborted) {
    const isDeaf = await hear(options).catch(() => false);
    if (signal.aborted) return;
    if (isDeaf) onDeaf();
    await setTimeout(isDeaf ? DEAF_DELAY : interval, undefined, { signal }).catch(() => {});
  }
}

/** Listens by one connection for as long as it hears; returns whether it has heard nothing at all. */
async function hear(options: ListenerOptions): Promise<boolean> {
  const { channel, createClient, self, ping, interval, onText, signal } = options;
  const client = createClient();
  // its end is noticed by its silence
  client.on("error", () => {});
  let hasHeard = false;
  client.on("notification", ({ payload = "" }) => {
    hasHeard ||= payload === self;
    onText(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    for (let pings = 0; ; pings++) {
      hasHeard = false;
      await ping();
      await setTimeout(interval, undefined, { signal });
      if (!hasHeard) return pings === 0;
    }
  } finally {
    client.end().catch(() => {});
  }
}
