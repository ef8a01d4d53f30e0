import { realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { type CommandError, commandFailure, EXIT, usageError } from "./command-error.ts";
import { writeError } from "./write-file.ts";

/** The age after which a lock without updates from its process is stale, in milliseconds. */
const STALE = 5000;
const RETRY_INTERVAL = 200;
/** How long to wait for a lock by default, in milliseconds: long enough to take over that of a killed process. */
const DEFAULT_PATIENCE = STALE + 1000;

// without another handler the library would end the process at this signal, and a write that is too large would not fail with EFBIG
if (process.platform !== "win32") process.on("SIGXFSZ", () => {});

const lockedError = (file: string): CommandError => usageError({ id: "cli.files.locked", data: { file } });
const lostError = (file: string): CommandError => commandFailure({ id: "cli.files.lost", data: { file } });

async function acquire(file: string, patience: number, onCompromised: () => void) {
  const path = await realpath(file).catch(() => resolve(file));
  for (let waited = 0; ; waited += RETRY_INTERVAL) {
    try {
      return await lock(path, { realpath: false, stale: STALE, update: 1000, onCompromised });
    } catch (cause) {
      const isLocked = cause instanceof Error && "code" in cause && cause.code === "ELOCKED";
      if (!isLocked) throw writeError(file, cause, EXIT.usageError);
      if (waited >= patience) throw lockedError(file);
    }
    await setTimeout(RETRY_INTERVAL);
  }
}

/**
 * Runs a task while no other process of this program may write a file, which need not exist yet. Devices are not locked.
 *
 * @param task - gets a signal that is aborted, with a CommandError, if another process takes over the lock: it must not write then
 * @param patience - how long to wait for another process, in milliseconds
 * @throws CommandError
 */
export async function withFileLock<T>(
  file: string,
  task: (lost: AbortSignal) => Promise<T>,
  patience = DEFAULT_PATIENCE,
): Promise<T> {
  const lost = new AbortController();
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) return task(lost.signal);
  const release = await acquire(file, patience, () => lost.abort(lostError(file)));
  try {
    const result = await task(lost.signal);
    lost.signal.throwIfAborted();
    return result;
  } finally {
    if (!lost.signal.aborted) await release();
  }
}
