import {
  createThreadPool,
  isRunStoreError,
  openRunStore,
  type ResolvedSetup,
  type Run,
  type RunStore,
  runLab,
  type WorkerPool,
} from "@serpentarium/lab";
import { EXIT, fileError } from "../command-error.ts";
import { withFileLock } from "../file-lock.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable, writeError } from "../write-file.ts";
import { createInterrupt } from "./interrupt.ts";
import { type RunArguments, readGames, readWorkers } from "./lab-arguments.ts";
import { loadHtml } from "./print-report.ts";
import { createProgressBar } from "./progress-bar.ts";
import { createNoticeWriter, loadQueue, withQueueErrors } from "./queue.ts";

/** Opens the file of `--out`, if given. @throws CommandError if it contains another run or no run */
async function openStoreAt(
  { out }: RunArguments,
  opened: readonly ResolvedSetup[],
  games: number,
): Promise<RunStore | undefined> {
  if (out === undefined) return undefined;
  const store = await openRunStore(out, opened, games).catch((cause: unknown) => {
    throw writeError(out, cause, EXIT.usageError);
  });
  if (store.ok) return store.value;
  throw fileError(out, store.error);
}

/** The workers of a run. */
interface RunPool {
  readonly pool: WorkerPool;
  /** Whether the workers keep finished shards, so that a run can be resumed without `--out`. */
  readonly isPersistent: boolean;
  /** Removes the data that the workers keep, after a complete run. */
  cleanUp(): Promise<void>;
}

/** Opens a pool of threads, or of the workers on the queue of `--queue`. @throws CommandError */
async function openPool(
  { queue }: RunArguments,
  workers: number | undefined,
  opened: readonly ResolvedSetup[],
  terminal: Terminal,
): Promise<RunPool> {
  if (queue === undefined)
    return { pool: createThreadPool({ workers }), isPersistent: false, cleanUp: async () => {} };
  const { openQueuePool } = await loadQueue();
  const queuePool = await openQueuePool(queue, opened, { onNotice: createNoticeWriter(terminal) });
  return { pool: queuePool, isPersistent: true, cleanUp: () => queuePool.removeTasks() };
}

/** The runs of some setups. */
export interface LabRuns {
  readonly runs: readonly Run[];
  /** Whether all games were played. */
  readonly isComplete: boolean;
  /** Writes a note if the run was interrupted; called after the report, so that it is the last line. */
  reportInterruption(): void;
}

function printInterruption(terminal: Terminal, done: number, total: number, isResumable: boolean): void {
  const how = isResumable ? "resumable" : "not-resumable";
  terminal.note(terminal.words.text("cli.lab.interrupted", { done, total, how }));
}

async function runUnlocked(
  opened: readonly ResolvedSetup[],
  args: RunArguments,
  terminal: Terminal,
  lost?: AbortSignal,
): Promise<LabRuns> {
  const [games, workers] = [readGames(args), readWorkers(args)];
  if (args.html !== undefined) {
    await checkWritable(args.html);
    await loadHtml();
  }
  const store = await openStoreAt(args, opened, games);
  const opening = withQueueErrors(() => openPool(args, workers, opened, terminal));
  opening.catch(() => store?.close());
  const runPool = await opening;
  const interrupt = createInterrupt(terminal.interrupt);
  const bar = createProgressBar(terminal);
  try {
    const runs = await withQueueErrors(() =>
      runLab(opened, {
        games,
        pool: runPool.pool,
        store,
        signal: lost ? AbortSignal.any([interrupt.signal, lost]) : interrupt.signal,
        onProgress: (done, total) => bar.show(done, total),
      }),
    ).catch((error: unknown) => {
      throw isRunStoreError(error) ? writeError(error.file, error.cause) : error;
    });
    bar.stop();
    const done = runs.reduce((sum, { tally }) => sum + tally.games, 0);
    const total = games * runs.length;
    if (done === total) await runPool.cleanUp();
    const isResumable = runPool.isPersistent || store !== undefined;
    return {
      runs,
      isComplete: done === total,
      reportInterruption: () => {
        if (done !== total) printInterruption(terminal, done, total, isResumable);
      },
    };
  } finally {
    bar.stop();
    interrupt.release();
    await runPool.pool.close();
    await store?.close();
  }
}

/** Plays all games of some setups, until done or interrupted. @throws CommandError */
export const runSetups = (
  opened: readonly ResolvedSetup[],
  args: RunArguments,
  terminal: Terminal,
): Promise<LabRuns> =>
  args.out === undefined
    ? runUnlocked(opened, args, terminal)
    : withFileLock(args.out, (lost) => runUnlocked(opened, args, terminal, lost));
