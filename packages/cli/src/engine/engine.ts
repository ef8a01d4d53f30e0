import type { Plugin } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { actRequests } from "./act.ts";
import { beginRequests } from "./begin.ts";
import { countRequests } from "./count.ts";
import { lookRequests } from "./look.ts";
import { accept, formatReply, type Reply, reject } from "./reply.ts";
import { alone, type Session } from "./request.ts";

const requests = new Map(
  Object.entries({
    ...beginRequests,
    ...lookRequests,
    ...actRequests,
    ...countRequests,
    quit: alone(() => accept()),
  }),
);

/** The engine protocol, apart from the streams that carry it. */
export interface Engine {
  /** The answer to one line of at most 1 MiB, without its line end: lines, the last of them `ok` or an error. */
  answer(line: string): string[];
  /** The answer to a line that is too long to be read. */
  answerTooLong(): string[];
  /** Whether it was asked to quit. */
  readonly ended: boolean;
}

/** The name of a request ends at the first space; what follows is left exactly as it came. */
function respond(session: Session, line: string): Reply {
  const [name = ""] = line.split(" ", 1);
  const request = requests.get(name);
  if (!request) return reject("unknown-request", `expected one of ${[...requests.keys()].join(", ")}`);
  try {
    return request(session, line.slice(name.length + 1));
  } catch (error) {
    // a mistake in a game: it costs the request, not the match in progress
    return reject("unknown-request", `the game failed at this request: ${String(error)}`);
  }
}

/** An engine without a match yet. */
export function createEngine(plugins: readonly Plugin[]): Engine {
  let match: Match | undefined;
  let ended = false;
  return {
    answer(line) {
      const reply = respond({ plugins, ...(match && { match }) }, line);
      if (reply.ok) {
        match = reply.match ?? match;
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
