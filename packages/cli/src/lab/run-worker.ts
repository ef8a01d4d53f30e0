import type { TaskWorker, TaskWorkerOptions } from "@serpentarium/lab/queue";
import type { ArgsDef } from "citty";
import { pluginArg } from "../arguments.ts";
import { EXIT, type ExitCode, usageError } from "../command-error.ts";
import type { Terminal, Translator } from "../terminal.ts";
import { createInterrupt, untilAborted } from "./interrupt.ts";
import { queueArg, workersArg } from "./lab-arguments.ts";
import { createNoticeWriter, withQueueErrors } from "./queue.ts";

/** The options of the commands that take work from a queue. */
export const workerArgs = (translator: Translator) =>
  ({
    queue: {
      ...queueArg(translator).queue,
      description: translator.translate({
        en: "the Redis with the queue of games",
        fr: "le Redis à la file duquel prendre des parties",
      }),
    },
    ...workersArg(translator),
    ...pluginArg(translator),
  }) as const satisfies ArgsDef;

/** Opens a worker for the games that were found. */
type OpenWorker = (
  address: string,
  options: Pick<TaskWorkerOptions<never>, "games" | "onNotice">,
) => Promise<TaskWorker>;

/**
 * Runs a worker until Ctrl-C, for all games that are installed or given.
 *
 * @param plugins - the values of `--plugin`
 * @param pool - the threads of the worker, which are closed at the end
 * @throws CommandError
 */
export async function runWorker(
  queue: string | undefined,
  plugins: readonly string[],
  terminal: Terminal,
  pool: { close(): Promise<void> },
  open: OpenWorker,
): Promise<ExitCode> {
  if (queue === undefined) throw usageError("--queue is missing", "il manque --queue");
  const [{ loadSources }, { moduleSpecifier }] = await Promise.all([
    import("../plugins.ts"),
    import("../module-specifier.ts"),
  ]);
  const onNotice = createNoticeWriter(terminal);
  const interrupt = createInterrupt(terminal.interrupt);
  try {
    const { sources, broken } = await loadSources(plugins);
    for (const { text } of broken) onNotice({ en: `skipped: ${text.en}`, fr: `ignoré : ${text.fr}` });
    const games = sources.map((source) => {
      const { id, version } = source.plugin.game;
      return { game: id, version, plugin: moduleSpecifier(source) };
    });
    const worker = await withQueueErrors(() => open(queue, { games, onNotice }));
    const names = games.map(({ game, version }) => `${game} ${version}`).join(", ");
    onNotice({
      en: `plays ${names}; Ctrl-C stops after the current tasks`,
      fr: `joue à ${names} ; Ctrl-C arrête, une fois fini ce qui est en cours`,
    });
    await untilAborted(interrupt.signal);
    await worker.close();
    onNotice({ en: `tasks played: ${worker.played}`, fr: `tâches jouées : ${worker.played}` });
    return EXIT.ok;
  } finally {
    interrupt.release();
    await pool.close();
  }
}
