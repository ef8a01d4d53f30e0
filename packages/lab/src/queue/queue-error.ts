import type { Text } from "@serpentarium/core";

/**
 * What can go wrong on a queue: its address says nothing, Redis does not answer, or refuses what it is asked, a shard is not
 * one, no worker could play it, what came back is no tally of it, or Redis lost it again and again.
 */
export const QUEUE_ERROR_CODES = [
  "bad-address",
  "no-answer",
  "bad-shard",
  "shard-failed",
  "bad-result",
  "redis-failed",
  "shard-lost",
] as const;
export type QueueErrorCode = (typeof QUEUE_ERROR_CODES)[number];

/** What ends work on a queue, for people too. */
export class QueueError extends Error {
  override readonly name = "QueueError";
  readonly code: QueueErrorCode;
  readonly text: Text;

  constructor(code: QueueErrorCode, text: Text, options?: ErrorOptions) {
    super(text.en, options);
    this.code = code;
    this.text = text;
  }
}

/** The most of a text from elsewhere that is shown. */
const SHOWN = 500;

/** What an error says, fit for a terminal: nothing from outside may move its cursor, or fill it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || String(Reflect.get(error, "code") ?? error.name) : String(error))
    .slice(0, SHOWN)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
