import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";

/** The delay before a listener that received nothing at all retries, in milliseconds. */
const DEAF_DELAY = 60_000;

export interface ListenerOptions {
  readonly channel: string;
  /** Creates a client that is not connected yet. */
  createClient(): Client;
  /** The message with which this process identifies itself. */
  readonly self: string;
  /** Sends that message on the channel by another connection. */
  ping(): Promise<unknown>;
  /** The interval at which the own message has to be received, in milliseconds. */
  readonly interval: number;
  onText(text: string): void;
  /** Called if a connection receives nothing although messages are sent. */
  onDeaf(): void;
  readonly signal: AbortSignal;
}

/**
 * Listens to a channel. A connection that does not receive the messages of its own process is replaced: it is dead, or belongs to a pooler
 * that has given the database session to others.
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

/** Listens by one connection while it receives messages; returns whether it received none at all. */
async function hear(options: ListenerOptions): Promise<boolean> {
  const { channel, createClient, self, ping, interval, onText, signal } = options;
  const client = createClient();
  // its end is noticed by the missing messages
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
