import type { Failure } from "@serpentarium/core";
import type { Match } from "../match.ts";

/** Why a request was not carried out. */
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

/**
 * What a request comes to: lines, and perhaps another match or another limit of counts, in seconds; or an error, which
 * leaves both as they are.
 */
export type Reply =
  | {
      readonly ok: true;
      readonly lines: readonly string[];
      readonly match?: Match;
      readonly limit?: number;
    }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string };

export const accept = (lines: readonly string[] = []): Reply => ({ ok: true, lines });

/** Goes on with another match. */
export const goOn = (match: Match): Reply => ({ ok: true, lines: [], match });

export const reject = (code: ErrorCode, message: string): Reply => ({ ok: false, code, message });

/** Why an action was not taken: `notation`, `not-your-turn`, `over`, or `refused` with the clause before the message. */
export function rejectAction({ code, clause, message }: Failure): Reply {
  if (code === "refused") return reject("refused", `${clause} ${message.en}`);
  return reject(code === "over" || code === "not-your-turn" ? code : "notation", message.en);
}

const MAX_MESSAGE = 400;

/** A message on one line, however long or odd the input that it quotes. */
const oneLine = (message: string): string =>
  message
    .slice(0, MAX_MESSAGE)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

/** The lines of an answer, the last of them `ok` or an error. */
export const formatReply = (reply: Reply): string[] =>
  reply.ok ? [...reply.lines, "ok"] : [`error ${reply.code} ${oneLine(reply.message)}`];
