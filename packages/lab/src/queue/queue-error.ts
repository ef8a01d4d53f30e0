import type { MessageReference } from "@serpentarium/core";

/**
 * The codes of a {@link QueueError}: the address is invalid, Redis does not answer, a task does not fit on a queue, no
 * worker could play it, its result is invalid, Redis refuses a command, or Redis lost a task repeatedly.
 */
export const QUEUE_ERROR_CODES = [
  "bad-address",
  "no-answer",
  "bad-task",
  "task-failed",
  "bad-result",
  "redis-failed",
  "task-lost",
] as const;
export type QueueErrorCode = (typeof QUEUE_ERROR_CODES)[number];

/** Thrown when work on a queue fails; `text` is the message for people. */
export class QueueError extends Error {
  override readonly name = "QueueError";
  readonly code: QueueErrorCode;
  readonly text: MessageReference;

  constructor(code: QueueErrorCode, text: MessageReference, options?: ErrorOptions) {
    super(`${code}: ${JSON.stringify(text)}`, options);
    this.code = code;
    this.text = text;
  }
}

/** The maximal length of an untrusted message. */
const MAX_REASON_LENGTH = 500;

/** The message of an error, shortened and without control characters, because it is untrusted. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || String(Reflect.get(error, "code") ?? error.name) : String(error))
    .slice(0, MAX_REASON_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
