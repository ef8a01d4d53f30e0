import type { Text } from "@serpentarium/core";
import {
  type Crew,
  createThreads,
  type OpenSetup,
  openStore,
  type Run,
  runLab,
  type Store,
  StoreError,
} from "@serpentarium/lab";
import { EXIT, misused, wrongUse } from "../command-error.ts";
import { checkWritable, unwritable } from "../files.ts";
import type { Terminal } from "../terminal.ts";
import { createInterrupt } from "./interrupt.ts";
import { type LabArguments, readGames, readWorkers } from "./lab-arguments.ts";
import { createProgressBar } from "./progress-bar.ts";
import { loadQueue, orQueueError } from "./queue.ts";

/** Where a run is kept, if anywhere. @throws CommandError where the file is another run's, or none */
async function storeFor(
  { out }: LabArguments,
  opened: readonly OpenSetup[],
  games: number,
): Promise<Store | undefined> {
  if (out === undefined) return undefined;
  const store = await openStore(out, opened, games).catch((cause: unknown) => {
    throw unwritable(out, cause, EXIT.wrongUse);
  });
  if (store.ok) return store.value;
  const { en, fr } = store.error.message;
  throw misused({ ...store.error, message: { en: `${out}: ${en}`, fr: `${out} : ${fr}` } });
}

/** Who plays, and what is left to do once all is played. */
interface Hired {
  readonly crew: Crew;
  /** Whether what is finished is kept by those who play. */
  readonly keeps: boolean;
  clearUp(): Promise<void>;
}

/** Threads of this machine, or whoever works on the queue that is named. @throws CommandError */
async function hire(
  { queue }: LabArguments,
  workers: number | undefined,
  opened: readonly OpenSetup[],
  terminal: Terminal,
): Promise<Hired> {
  if (queue === undefined) return { crew: createThreads({ workers }), keeps: false, clearUp: async () => {} };
  if (workers !== undefined) {
    throw wrongUse(
      "--workers: with --queue, each serpentarium lab worker has its own",
      "--workers : avec --queue, chaque serpentarium lab worker a les siens",
    );
  }
  const { errors, say } = terminal;
  const onNotice = (notice: Text): void => {
    errors.write(`serpentarium: ${say(notice)}\n`);
  };
  const crew = await (await loadQueue()).openQueue(queue, opened, { onNotice });
  return { crew, keeps: true, clearUp: () => crew.forget() };
}

/** What came of some setups. */
export interface Played {
  readonly runs: readonly Run[];
  /** Whether all games were played. */
  readonly isWhole: boolean;
  /** Says that it was interrupted, where it was; after the report, at whose end one looks. */
  tellInterrupted(): void;
}

const tellInterrupted = ({ errors, say }: Terminal, done: number, all: number, kept: boolean): void => {
  const how = kept
    ? { en: "the same command goes on from there", fr: "la même commande reprend de là" }
    : { en: "with --out it could go on from there", fr: "avec --out on pourrait reprendre de là" };
  const text = {
    en: `interrupted after ${done} of ${all} games; ${how.en}`,
    fr: `interrompu après ${done} parties sur ${all} ; ${how.fr}`,
  };
  errors.write(`serpentarium: ${say(text)}\n`);
};

/** Plays all games of some setups, as far as nobody interrupts it. @throws CommandError */
export async function playAll(
  opened: readonly OpenSetup[],
  args: LabArguments,
  terminal: Terminal,
): Promise<Played> {
  const [games, workers] = [readGames(args), readWorkers(args)];
  if (args.html !== undefined) await checkWritable(args.html);
  const store = await storeFor(args, opened, games);
  const hiring = orQueueError(() => hire(args, workers, opened, terminal));
  hiring.catch(() => store?.close());
  const { crew, keeps, clearUp } = await hiring;
  const interrupt = createInterrupt(terminal.interrupt);
  const bar = createProgressBar(terminal);
  try {
    const run = {
      games,
      crew,
      store,
      signal: interrupt.signal,
      onProgress: (done: number, all: number) => bar.show(done, all),
    };
    const runs = await orQueueError(() => runLab(opened, run)).catch((error: unknown) => {
      throw error instanceof StoreError ? unwritable(error.file, error.cause) : error;
    });
    bar.stop();
    const done = runs.reduce((sum, { tally }) => sum + tally.games, 0);
    const isWhole = done === games * runs.length;
    if (isWhole) await clearUp();
    const tell = (): void =>
      tellInterrupted(terminal, done, games * runs.length, keeps || store !== undefined);
    return { runs, isWhole, tellInterrupted: isWhole ? () => {} : tell };
  } finally {
    bar.stop();
    interrupt.release();
    await crew.close();
    await store?.close();
  }
}
