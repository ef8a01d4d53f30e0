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

/**
 * A connection to Redis that answers. One that is lost later is tried again for as long as it takes.
 *
 * @throws QueueError `bad-address`, or `no-answer`; the password of the address is in none of them
 */
export async function connect(address: string): Promise<Redis> {
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
  return redis;
}
