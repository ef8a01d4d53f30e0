import type { Words } from "@serpentarium/core";
import type { TaskWorker, TaskWorkerOptions } from "@serpentarium/lab/queue";
import type { ArgsDef } from "citty";
import { pluginArg } from "../arguments.ts";
import { EXIT, type ExitCode, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { createInterrupt, untilAborted } from "./interrupt.ts";
import { queueArg, workersArg } from "./lab-arguments.ts";
import { createNoticeWriter, withQueueErrors } from "./queue.ts";

/** The options of the commands that take work from a queue. */
export const workerArgs = (words: Words) =>
  ({
    queue: {
      ...queueArg(words).queue,
      description: words.text("cli.lab.worker.arguments.queue"),
    },
    ...workersArg(words),
    ...pluginArg(words),
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
  if (queue === undefined) throw usageError({ id: "cli.usage.missing", data: { name: "--queue" } });
  const { loadSources } = await import("../plugins.ts");
  const onNotice = createNoticeWriter(terminal);
  const interrupt = createInterrupt(terminal.interrupt);
  try {
    const { sources, broken } = await loadSources(plugins);
    for (const problem of broken) onNotice({ id: "cli.plugins.skipped", data: { problem } });
    const games = sources.map(({ plugin, url }) => {
      const { id, version } = plugin.game;
      return { game: id, version, plugin: url };
    });
    const worker = await withQueueErrors(() => open(queue, { games, onNotice }));
    const names = games.map(({ game, version }) => `${game} ${version}`);
    onNotice({ id: "cli.lab.worker.plays", data: { names } });
    await untilAborted(interrupt.signal);
    await worker.close();
    onNotice({ id: "cli.lab.worker.played", data: { played: worker.played } });
    return EXIT.ok;
  } finally {
    interrupt.release();
    await pool.close();
  }
}
