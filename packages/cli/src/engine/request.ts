import type { EngineGame, EngineMatch } from "./engine-match.ts";
import { type Reply, reject } from "./reply.ts";

/** The state that requests read: the available games and the match in progress. */
export interface EngineSession {
  readonly games: readonly EngineGame[];
  readonly match?: EngineMatch;
}

export type ReplySteps = Generator<void, Reply>;

/**
 * Answers one kind of request.
 *
 * @param text - the text after the request's name and one space, unchanged
 */
export type RequestHandler = (session: EngineSession, text: string) => Reply | ReplySteps;

export type RequestHandlers = Readonly<Record<string, RequestHandler>>;

/** A handler that needs a match; without one it rejects with `no-match`. */
export const withMatch =
  (answer: (match: EngineMatch, text: string) => Reply | ReplySteps): RequestHandler =>
  ({ match }, text) =>
    match ? answer(match, text) : reject("no-match", "no match in progress: start one with new or load");

/** A handler of a request without arguments; with any it rejects with `unknown-request`. */
export const withoutArguments =
  (request: RequestHandler): RequestHandler =>
  (session, text) =>
    text.trim() === "" ? request(session, "") : reject("unknown-request", "this request takes no arguments");

/** Parses a whole number from 0 in decimal digits; undefined for any other text. */
export const parseCount = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : undefined;
