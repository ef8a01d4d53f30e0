import { fail, type MessageReference } from "@serpentarium/core";
import type { CORE_FAILURE_CODES } from "@serpentarium/core/internal";

/** The codes of failures that live matches add to those of core. */
export const LIVE_FAILURE_CODES = [
  "bad-command",
  "bad-clock",
  "bad-secret",
  "bad-event-id",
  "unknown-match",
  "unknown-bot",
  "bad-endpoint",
  "not-offered",
  "stale",
  "id-taken",
  "match-exists",
  "seat-taken",
  "not-begun",
  "not-asked",
  "asked-already",
  "no-takeback",
  "too-large",
  "too-long",
  "too-many",
  "unknown-path",
  "bad-method",
  "bad-request",
  "too-slow",
  "internal",
  "not-stored",
  "game-failed",
  "stopping",
] as const;

/** Creates a failed result with one of these codes, or one of core's. */
export const failLive = (
  code: (typeof LIVE_FAILURE_CODES)[number] | (typeof CORE_FAILURE_CODES)[number],
  message: MessageReference,
): ReturnType<typeof fail> => fail(code, message);

const waitOf = (seconds: number): MessageReference =>
  seconds < 100
    ? { id: "live.wait.seconds", data: { count: seconds } }
    : { id: "live.wait.minutes", data: { count: Math.ceil(seconds / 60) } };

/** Fails with `too-many`; the placeholder `wait` of the message is the time to wait. */
export function failWithWait(seconds: number, id: string): ReturnType<typeof failLive> {
  const { error } = failLive("too-many", { id, data: { wait: waitOf(seconds) } });
  return { ok: false, error: { ...error, data: { retryAfter: seconds } } };
}

export const unknownMatch = () => failLive("unknown-match", { id: "failures.unknown-match.none" });
export const badSecret = () => failLive("bad-secret", { id: "failures.bad-secret.seat" });
export const badEventId = (length: number) =>
  failLive("bad-event-id", { id: "failures.bad-event-id.length", data: { length } });
