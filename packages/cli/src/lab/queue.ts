import type { Message } from "@serpentarium/core";
import type { QueueError } from "@serpentarium/lab/queue";
import { CommandError, EXIT } from "../command-error.ts";
import { loadOptional } from "../optional-packages.ts";
import type { Terminal } from "../terminal.ts";

export const loadQueue = () =>
  loadOptional("--queue", ["bullmq", "ioredis"], () => import("@serpentarium/lab/queue"));

/** Writes the notices of a queue or its worker. */
export const createNoticeWriter =
  (terminal: Terminal) =>
  (notice: Message): void =>
    terminal.note(terminal.words.format(notice));

/** Whether a thrown value is a queue error, without loading the queue. */
const isQueueError = (error: unknown): error is QueueError =>
  error instanceof Error && error.name === "QueueError" && "code" in error && "text" in error;

/**
 * Converts queue errors: to a usage error if the queue cannot be used, otherwise to a failure.
 *
 * @throws CommandError
 */
export async function withQueueErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!isQueueError(cause)) throw cause;
    const isUsage = ["bad-address", "no-answer", "bad-task"].includes(cause.code);
    throw new CommandError(cause.text, isUsage ? EXIT.usageError : EXIT.failed, { cause });
  }
}
