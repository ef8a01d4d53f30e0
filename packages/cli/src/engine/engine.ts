import { countRequests } from "./count-requests.ts";
import type { EngineGame, EngineMatch } from "./engine-match.ts";
import { matchRequests } from "./match-requests.ts";
import { playRequests } from "./play-requests.ts";
import { positionRequests } from "./position-requests.ts";
import { accept, formatReply, type Reply, reject } from "./reply.ts";
import { type EngineSession, type ReplySteps, withoutArguments } from "./request.ts";

const requests = new Map(
  Object.entries({
    ...matchRequests,
    ...positionRequests,
    ...playRequests,
    ...countRequests,
    quit: withoutArguments(() => accept()),
  }),
);

/** Produces the lines of an answer in short steps; the last line is `ok` or an error. `next(true)` stops a running count. */
export type AnswerSteps = Generator<void, string[], boolean>;

/** The engine protocol, independent of streams. */
export interface Engine {
  /** Answers one line of at most 1 MiB, without its line end. */
  answer(line: string): AnswerSteps;
  /** The answer to a line over the size limit. */
  answerTooLong(): string[];
  /** Whether a `quit` request was answered. */
  readonly hasQuit: boolean;
}

/** An exception in a game fails the request; the current match stays. */
const gameError = (error: unknown): Reply =>
  reject("unknown-request", `the game failed at this request: ${String(error)}`);

/** Runs the handler of a request. Its name ends at the first space; the text after that space is passed unchanged. */
function dispatch(session: EngineSession, line: string): Reply | ReplySteps {
  const [name = ""] = line.split(" ", 1);
  const request = requests.get(name);
  if (!request) return reject("unknown-request", `expected one of ${[...requests.keys()].join(", ")}`);
  return request(session, line.slice(name.length + 1));
}

/** Runs the steps of a count until it ends, is stopped, or reaches the limit in seconds (0: no limit). */
function* runSteps(steps: ReplySteps, limit: number, now: () => number): Generator<void, Reply, boolean> {
  const end = limit === 0 ? Number.POSITIVE_INFINITY : now() + limit * 1000;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (yield) return reject("stopped", "the count was stopped");
    if (now() >= end) return reject("stopped", `the count took longer than ${limit} s`);
  }
}

/**
 * Creates an engine; it has no match yet.
 *
 * @param now - the time in milliseconds, for the limit of counts
 */
export function createEngine(games: readonly EngineGame[], now = (): number => performance.now()): Engine {
  let match: EngineMatch | undefined;
  let limit = 0;
  let hasQuit = false;

  function* replyTo(line: string): Generator<void, Reply, boolean> {
    try {
      const response = dispatch({ games, ...(match && { match }) }, line);
      return "next" in response ? yield* runSteps(response, limit, now) : response;
    } catch (error) {
      return gameError(error);
    }
  }

  return {
    *answer(line) {
      const reply = yield* replyTo(line);
      if (reply.ok) {
        match = reply.match ?? match;
        limit = reply.limit ?? limit;
        hasQuit ||= line.trimEnd() === "quit";
      }
      return formatReply(reply);
    },
    answerTooLong: () => formatReply(reject("too-long", "a line may have at most 1 MiB")),
    get hasQuit() {
      return hasQuit;
    },
  };
}
