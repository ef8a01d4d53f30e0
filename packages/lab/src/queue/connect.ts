import type { Text } from "@serpentarium/core";
import { Redis } from "ioredis";
import { QueueError, reasonOf } from "./queue-error.ts";

/** How long Redis may take to answer at first, in milliseconds. */
const PATIENCE = 10_000;
/** How long is waited at most before a connection that was lost is tried again, in milliseconds. */
const LONGEST_WAIT = 5000;

/** The address of a Redis. @throws QueueError `bad-address` */
function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ["redis:", "rediss:"].includes(url.protocol) && url.hostname !== "") return url;
  throw new QueueError("bad-address", {
    en: "expected the address of a Redis, such as redis://localhost:6379",
    fr: "adresse d’un Redis attendue, par exemple redis://localhost:6379",
  });
}

async function answerOf(redis: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection to Redis, and what people may read of its address: no password. */
export interface Connection {
  readonly redis: Redis;
  readonly host: string;
}

/** Tells when a connection that answered is lost, and when it is there again. */
function watch({ redis, host }: Connection, onNotice: (notice: Text) => void): void {
  let isUp = true;
  redis.on("close", () => {
    if (isUp && redis.status !== "end") {
      onNotice({
        en: `the connection to Redis at ${host} is lost; it is tried again until it answers`,
        fr: `la connexion à Redis à ${host} est perdue ; on réessaie jusqu’à ce qu’il réponde`,
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
 * A connection to Redis that answers. One that is lost later is tried again for as long as it takes.
 *
 * @param onNotice - told when it is lost, and when it is there again
 * @throws QueueError `bad-address`, or `no-answer`; the password of the address is in none of them
 */
export async function connect(
  address: string,
  onNotice: (notice: Text) => void = () => {},
): Promise<Connection> {
  const { host } = parseAddress(address);
  let hasAnswered = false;
  let trouble: unknown;
  const redis = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (hasAnswered ? Math.min(times * 200, LONGEST_WAIT) : null),
  });
  redis.on("error", (error) => {
    trouble = error;
  });
  try {
    await answerOf(redis);
  } catch (cause) {
    redis.disconnect();
    const why = reasonOf(trouble ?? cause);
    const text = {
      en: `Redis at ${host} does not answer: ${why}`,
      fr: `Redis ne répond pas à ${host} : ${why}`,
    };
    throw new QueueError("no-answer", text, { cause });
  }
  hasAnswered = true;
  watch({ redis, host }, onNotice);
  return { redis, host };
}
