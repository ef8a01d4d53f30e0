import type { Plugin } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { actRequests } from "./act.ts";
import { beginRequests } from "./begin.ts";
import { countRequests } from "./count.ts";
import { lookRequests } from "./look.ts";
import { accept, formatReply, type Reply, reject } from "./reply.ts";
import { alone, type Counting, type Session } from "./request.ts";

const requests = new Map(
  Object.entries({
    ...beginRequests,
    ...lookRequests,
    ...actRequests,
    ...countRequests,
    quit: alone(() => accept()),
  }),
);

/** An answer in short steps: lines, the last of them `ok` or an error. `next(true)` stops the count that is under way. */
export type Answer = Generator<void, string[], boolean>;

/** The engine protocol, apart from the streams that carry it. */
export interface Engine {
  /** Answers one line of at most 1 MiB, without its line end. */
  answer(line: string): Answer;
  /** The answer to a line that is too long to be read. */
  answerTooLong(): string[];
  /** Whether it was asked to quit. */
  readonly ended: boolean;
}

/** A mistake in a game costs the request, not the match in progress. */
const gameFailed = (error: unknown): Reply =>
  reject("unknown-request", `the game failed at this request: ${String(error)}`);

/** The name of a request ends at the first space; what follows is left exactly as it came. */
function respond(session: Session, line: string): Reply | Counting {
  const [name = ""] = line.split(" ", 1);
  const request = requests.get(name);
  if (!request) return reject("unknown-request", `expected one of ${[...requests.keys()].join(", ")}`);
  return request(session, line.slice(name.length + 1));
}

/** Takes the steps of a count until it ends, is stopped, or has taken as many seconds as it may. */
function* follow(counting: Counting, limit: number, now: () => number): Generator<void, Reply, boolean> {
  const end = limit === 0 ? Number.POSITIVE_INFINITY : now() + limit * 1000;
  for (;;) {
    const { done, value } = counting.next();
    if (done) return value;
    if (yield) return reject("stopped", "it was stopped");
    if (now() >= end) return reject("stopped", `it took longer than ${limit} s`);
  }
}

/**
 * An engine without a match yet.
 *
 * @param now - the time in milliseconds, for the limit of counts
 */
export function createEngine(plugins: readonly Plugin[], now = (): number => performance.now()): Engine {
  let match: Match | undefined;
  let limit = 0;
  let ended = false;

  function* replyTo(line: string): Generator<void, Reply, boolean> {
    try {
      const response = respond({ plugins, ...(match && { match }) }, line);
      return "next" in response ? yield* follow(response, limit, now) : response;
    } catch (error) {
      return gameFailed(error);
    }
  }

  return {
    *answer(line) {
      const reply = yield* replyTo(line);
      if (reply.ok) {
        match = reply.match ?? match;
        limit = reply.limit ?? limit;
        ended ||= line.trimEnd() === "quit";
      }
      return formatReply(reply);
    },
    answerTooLong: () => formatReply(reject("too-long", "a line may hold 1 MiB")),
    get ended() {
      return ended;
    },
  };
}
