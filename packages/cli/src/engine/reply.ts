import type { Failure, Words } from "@serpentarium/core";
import type { EngineMatch } from "./engine-match.ts";

/** Error codes of the engine protocol. */
export const ERROR_CODES = [
  "unknown-request",
  "unknown-game",
  "no-match",
  "bad-seats",
  "bad-option",
  "bad-position",
  "notation",
  "refused",
  "not-your-turn",
  "over",
  "record",
  "nothing-to-undo",
  "not-listable",
  "too-deep",
  "too-long",
  "stopped",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The result of a request: lines, and optionally a new match or a new limit for counts in seconds; or an error, which changes neither. */
export type Reply =
  | {
      readonly ok: true;
      readonly lines: readonly string[];
      readonly match?: EngineMatch;
      readonly limit?: number;
    }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string };

export const accept = (lines: readonly string[] = []): Reply => ({ ok: true, lines });

/** Accepts a request that changes the match. */
export const acceptMatch = (match: EngineMatch): Reply => ({ ok: true, lines: [], match });

export const reject = (code: ErrorCode, message: string): Reply => ({ ok: false, code, message });

/** The codes of core that the protocol shares. */
const PASSED_ON = ["over", "not-your-turn"] as const;

/** Rejects an action: `notation`, `not-your-turn`, `over`, or `refused` with the clause before the message. */
export function rejectAction({ code, clause, message }: Failure, words: Words): Reply {
  const text = words.format(message);
  if (code === "refused") return reject("refused", `${clause} ${text}`);
  return reject(PASSED_ON.find((one) => one === code) ?? "notation", text);
}

const MAX_MESSAGE = 400;

/** Shortens a message, which may quote any input, to one line. */
const toOneLine = (message: string): string =>
  message
    .slice(0, MAX_MESSAGE)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

/** The lines of an answer; the last one is `ok` or an error. */
export const formatReply = (reply: Reply): string[] =>
  reply.ok ? [...reply.lines, "ok"] : [`error ${reply.code} ${toOneLine(reply.message)}`];
