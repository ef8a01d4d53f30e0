import type { Message } from "@serpentarium/core";
import { Redis } from "ioredis";
import { QueueError, reasonOf } from "./queue-error.ts";

/** The time that Redis has for its first answer, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** The maximum delay between attempts to reconnect, in milliseconds. */
const MAX_RETRY_DELAY = 5000;

/** Parses the address of a Redis. @throws QueueError `bad-address` */
function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ["redis:", "rediss:"].includes(url.protocol) && url.hostname !== "") return url;
  throw new QueueError("bad-address", {
    en: "expected the address of a Redis, such as redis://localhost:6379",
    fr: "adresse d’un Redis attendue, par exemple redis://localhost:6379",
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

/** A connection to Redis, and its host for messages, without the password. */
export interface Connection {
  readonly redis: Redis;
  readonly host: string;
}

/** Reports when the connection is lost and when it is restored. */
function watchConnection({ redis, host }: Connection, onNotice: (notice: Message) => void): void {
  let isUp = true;
  redis.on("close", () => {
    if (isUp && redis.status !== "end") {
      onNotice({
        en: `the connection to Redis at ${host} is lost; trying again until it answers`,
        fr: `la connexion à Redis à ${host} est perdue ; nouvel essai jusqu’à ce qu’il réponde`,
      });
    }
    isUp = false;
  });
  redis.on("ready", () => {
    if (!isUp) onNotice({ en: `Redis at ${host} answers again`, fr: `Redis à ${host} répond de nouveau` });
    isUp = true;
  });
}

/**
 * Connects to Redis and waits for an answer. A connection that is lost later is retried without limit.
 *
 * @param onNotice - called when the connection is lost and when it is restored
 * @throws QueueError `bad-address` or `no-answer`, without the password of the address
 */
export async function connect(
  address: string,
  onNotice: (notice: Message) => void = () => {},
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
    const text = {
      en: `Redis at ${host} does not answer: ${why}`,
      fr: `Redis ne répond pas à ${host} : ${why}`,
    };
    throw new QueueError("no-answer", text, { cause });
  }
  hasAnswered = true;
  watchConnection({ redis, host }, onNotice);
  return { redis, host };
}
