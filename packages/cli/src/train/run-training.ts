import type { Budget } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import { isRunStoreError } from "@serpentarium/lab";
import {
  buildTrainingReport,
  createTrainingPool,
  type FittedNetwork,
  matchNetwork,
  openTrainingStore,
  type TrainingSetup,
  type TrainingStore,
  toTrainingDocument,
  trainNetwork,
} from "@serpentarium/lab/train";
import { EXIT, fileError, usageError } from "../command-error.ts";
import { withFileLock } from "../file-lock.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import { loadHtml, printReport } from "../lab/print-report.ts";
import { createProgressBar } from "../lab/progress-bar.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable, writeError, writeOutputFile } from "../write-file.ts";

/** The number of games to play. */
interface TrainingAmount {
  readonly games: number;
  readonly hours: number | undefined;
  readonly match: { readonly games: number; readonly budget: Budget };
  readonly workers: number | undefined;
}

/** The destination of the results. */
interface TrainingOutput {
  readonly out: string;
  readonly json?: boolean | undefined;
  readonly html?: string | undefined;
}

async function openStoreAt(file: string, training: TrainingSetup): Promise<TrainingStore> {
  const store = await openTrainingStore(file, training).catch((cause: unknown) => {
    throw writeError(file, cause, EXIT.usageError);
  });
  if (store.ok) return store.value;
  throw fileError(file, store.error);
}

const MILLISECONDS_PER_HOUR = 3_600_000;

/** Trains and measures, while no other process may write the games. */
async function trainUnlocked(
  game: Game,
  training: TrainingSetup,
  { games, hours, match, workers }: TrainingAmount,
  { out, json, html }: TrainingOutput,
  terminal: Terminal,
  lost: AbortSignal,
): Promise<boolean> {
  const { words, note } = terminal;
  const store = await openStoreAt(`${out}.games`, training);
  const pool = createTrainingPool({ workers });
  const interrupt = createInterrupt(terminal.interrupt);
  const signal = AbortSignal.any([interrupt.signal, lost]);
  const bar = createProgressBar(terminal);
  const onNetwork = ({ loss, baseLoss }: FittedNetwork, count: number): void => {
    bar.stop();
    const data = { games: count, loss, even: baseLoss };
    note(words.text(loss === undefined ? "cli.train.network" : "cli.train.network-with-error", data));
  };
  try {
    const trained = await trainNetwork(training, {
      games,
      pool,
      store,
      signal,
      deadline: hours === undefined ? undefined : AbortSignal.timeout(hours * MILLISECONDS_PER_HOUR),
      onProgress: (done) => bar.show(done, games),
      onNetwork,
    }).catch((error: unknown) => {
      throw isRunStoreError(error) ? writeError(error.file, error.cause) : error;
    });
    bar.stop();
    if (!trained) {
      note(words.text("cli.train.interrupted"));
      return false;
    }
    const { network } = trained.fitted;
    await writeOutputFile(out, `${JSON.stringify(network)}\n`);
    const onProgress = (done: number): void => bar.show(done, match.games);
    const played = await matchNetwork(training, network, { ...match, pool, signal, onProgress });
    bar.stop();
    const report = buildTrainingReport(game, training, trained, played, match.budget);
    await printReport(report, toTrainingDocument, { json, html }, terminal);
    return played.games === match.games;
  } finally {
    bar.stop();
    interrupt.release();
    await pool.close();
    await store.close();
  }
}

/**
 * Trains a network and writes it to a file, lets it play against a search without it, and prints the report.
 *
 * @returns whether the training was completed
 * @throws CommandError
 */
export async function runTraining(
  game: Game,
  training: TrainingSetup,
  amount: TrainingAmount,
  output: TrainingOutput,
  terminal: Terminal,
): Promise<boolean> {
  if (training.usesEvaluate && !game.evaluate) throw usageError({ id: "cli.train.no-evaluation" });
  const { out, html } = output;
  await checkWritable(out);
  if (html !== undefined) {
    await checkWritable(html);
    await loadHtml();
  }
  const run = (lost: AbortSignal) => trainUnlocked(game, training, amount, output, terminal, lost);
  return withFileLock(`${out}.games`, run);
}
