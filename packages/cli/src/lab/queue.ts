import type { Message } from "@serpentarium/core";
import type { QueueError } from "@serpentarium/lab/queue";
import { CommandError, EXIT } from "../command-error.ts";
import { loadOptional } from "../optional-packages.ts";
import type { Terminal } from "../terminal.ts";

/** Loads the queue module of the lab. @throws CommandError */
export const loadQueue = () =>
  loadOptional("--queue", ["bullmq", "ioredis"], () => import("@serpentarium/lab/queue"));

/** Writes what a queue or its worker reports. */
export const createNoticeWriter =
  (terminal: Terminal) =>
  (notice: Message): void =>
    terminal.note(terminal.words.format(notice));

/** Whether something thrown is a queue error, told without loading the queue. */
const isQueueError = (error: unknown): error is QueueError =>
  error instanceof Error && error.name === "QueueError" && "code" in error && "text" in error;

/**
 * Turns queue errors into errors of the program: a usage error if the queue cannot be used, a failure otherwise.
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
