import { requireInteger } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { readWorkers } from "../lab/lab-arguments.ts";
import { loadQueue } from "../lab/queue.ts";
import { runWorker, workerArgs } from "../lab/run-worker.ts";
import type { Terminal } from "../terminal.ts";

/** The time limit of a game in seconds: the default, and the maximum (a day). */
const DEFAULT_LIMIT = 3600;
const MAX_LIMIT = 86_400;

export const labWorker = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "lab worker",
    description: words.text("cli.lab.worker.description"),
    examples: [
      "serpentarium lab worker --queue redis://localhost:6379",
      "serpentarium lab worker --queue redis://localhost:6379 --workers 4 --plugin ./my-game",
    ],
    args: {
      ...workerArgs(words),
      limit: {
        type: "string",
        valueHint: "s",
        description: words.text("cli.lab.worker.arguments.limit", { limit: DEFAULT_LIMIT }),
      },
    },
    async run({ queue, workers, limit }, { plugin }) {
      const gameTimeout = requireInteger("--limit", limit ?? String(DEFAULT_LIMIT), 1, MAX_LIMIT) * 1000;
      const { createThreadPool } = await import("@serpentarium/lab");
      const pool = createThreadPool({ workers: readWorkers({ workers }) });
      return runWorker(queue, plugin, terminal, pool, async (address, options) =>
        (await loadQueue()).openQueueWorker(address, { ...options, pool, gameTimeout }),
      );
    },
  });
};
