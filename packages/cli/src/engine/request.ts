import type { Plugin } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { type Reply, reject } from "./reply.ts";

/** What a request can look at: the games there are, and the match in progress. */
export interface Session {
  readonly plugins: readonly Plugin[];
  readonly match?: Match;
}

/** A reply that takes long, in steps after each of which it can be left. */
export type Counting = Generator<void, Reply>;

/**
 * The answer to one kind of request.
 *
 * @param text - what follows the request's name and one space, exactly as it came
 */
export type Request = (session: Session, text: string) => Reply | Counting;

/** Requests by name. */
export type Requests = Readonly<Record<string, Request>>;

/** A request about the match in progress. */
export const inMatch =
  (answer: (match: Match, text: string) => Reply | Counting): Request =>
  ({ match }, text) =>
    match ? answer(match, text) : reject("no-match", "no match in progress: begin one with new or load");

/** A request that stands alone on its line. */
export const alone =
  (request: Request): Request =>
  (session, text) =>
    text.trim() === ""
      ? request(session, "")
      : reject("unknown-request", "this request takes nothing after its name");

/** A whole number from 0 in decimal digits; nothing when it is something else. */
export const parseCount = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : undefined;
