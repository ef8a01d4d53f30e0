import { CommandError, EXIT, usageError } from "../command-error.ts";

type QueueModule = typeof import("@serpentarium/lab/queue");

const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/** Loads the queue module of the lab; its peer dependencies are not installed with the program. @throws CommandError */
export async function loadQueue(): Promise<QueueModule> {
  try {
    return await import("@serpentarium/lab/queue");
  } catch (cause) {
    if (!isModuleMissing(cause)) throw cause;
    throw usageError(
      "--queue needs two more packages: npm install bullmq ioredis",
      "--queue demande deux paquets de plus : npm install bullmq ioredis",
      { cause },
    );
  }
}

/** The code of a queue error, from any copy of the package; undefined for other errors. */
const queueErrorCode = (error: unknown): unknown =>
  error instanceof Error && error.name === "QueueError" && "code" in error ? error.code : undefined;

/**
 * Turns queue errors into errors of the program: a usage error if the queue cannot be used, a failure otherwise.
 *
 * @throws CommandError
 */
export async function withQueueErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (queueErrorCode(cause) === undefined) throw cause;
    const { QueueError } = await loadQueue();
    if (!(cause instanceof QueueError)) throw cause;
    const isUsage = ["bad-address", "no-answer", "bad-shard"].includes(cause.code);
    throw new CommandError(cause.text, isUsage ? EXIT.usageError : EXIT.failed, { cause });
  }
}
