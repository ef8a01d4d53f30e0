import type { MessageReference } from "@serpentarium/core";
import { Redis } from "ioredis";
import { QueueError, reasonOf } from "./queue-error.ts";

/** The time limit for Redis' first answer, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** The maximum delay between attempts to reconnect, in milliseconds. */
const MAX_RETRY_DELAY = 5000;

/** Parses the address of a Redis. @throws QueueError `bad-address` */
function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ["redis:", "rediss:"].includes(url.protocol) && url.hostname !== "") return url;
  throw new QueueError("bad-address", {
    id: "failures.bad-address.redis",
    data: { example: "redis://localhost:6379" },
  });
}

async function waitForAnswer(redis: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${CONNECT_TIMEOUT / 1000} s`)), CONNECT_TIMEOUT);
  });
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection to Redis, with its host for messages, without the password. */
export interface Connection {
  readonly redis: Redis;
  readonly host: string;
}

/** Reports when the connection is lost and when it is restored. */
function watchConnection({ redis, host }: Connection, onNotice: (notice: MessageReference) => void): void {
  let isUp = true;
  redis.on("close", () => {
    if (isUp && redis.status !== "end") onNotice({ id: "lab.queue.lost", data: { host } });
    isUp = false;
  });
  redis.on("ready", () => {
    if (!isUp) onNotice({ id: "lab.queue.restored", data: { host } });
    isUp = true;
  });
}

/**
 * Connects to Redis and waits for an answer. Later, a lost connection is retried without limit.
 *
 * @param onNotice - called when the connection is lost and when it is restored
 * @throws QueueError `bad-address` or `no-answer`, without the password of the address
 */
export async function connect(
  address: string,
  onNotice: (notice: MessageReference) => void = () => {},
): Promise<Connection> {
  const { host } = parseAddress(address);
  let hasAnswered = false;
  let lastError: unknown;
  const redis = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (hasAnswered ? Math.min(times * 200, MAX_RETRY_DELAY) : null),
  });
  redis.on("error", (error) => {
    lastError = error;
  });
  try {
    await waitForAnswer(redis);
  } catch (cause) {
    redis.disconnect();
    const why = reasonOf(lastError ?? cause);
    throw new QueueError("no-answer", { id: "failures.no-answer.redis", data: { host, why } }, { cause });
  }
  hasAnswered = true;
  watchConnection({ redis, host }, onNotice);
  return { redis, host };
}
