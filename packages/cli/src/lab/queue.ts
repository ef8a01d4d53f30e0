import { CommandError, EXIT, wrongUse } from "../command-error.ts";

type QueueModule = typeof import("@serpentarium/lab/queue");

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/** What works on queues, loaded only where it is needed: it is not installed with the program. @throws CommandError */
export async function loadQueue(): Promise<QueueModule> {
  try {
    return await import("@serpentarium/lab/queue");
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw wrongUse(
      "--queue needs two packages more: npm install bullmq ioredis",
      "--queue demande deux paquets de plus : npm install bullmq ioredis",
      { cause },
    );
  }
}

/** What says what went wrong on a queue, whichever copy of the package said it. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.name === "QueueError" && "code" in error ? error.code : undefined;

/**
 * What goes wrong on a queue, as an error of the program: wrong use where there is none, a failure where it went wrong there.
 *
 * @throws CommandError
 */
export async function orQueueError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (codeOf(cause) === undefined) throw cause;
    const { QueueError } = await loadQueue();
    if (!(cause instanceof QueueError)) throw cause;
    const isUse = ["bad-address", "no-answer", "bad-shard"].includes(cause.code);
    throw new CommandError(cause.text, isUse ? EXIT.wrongUse : EXIT.failed, { cause });
  }
}
