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
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "lab worker",
    description: translate({
      en: "Play games from a queue, until Ctrl-C",
      fr: "Jouer ce que d’autres mettent dans une file, jusqu’à Ctrl-C",
    }),
    examples: [
      "serpentarium lab worker --queue redis://localhost:6379",
      "serpentarium lab worker --queue redis://localhost:6379 --workers 4 --plugin ./my-game",
    ],
    args: {
      ...workerArgs(terminal),
      limit: {
        type: "string",
        valueHint: "s",
        description: translate({
          en: `time limit for one game in seconds (default: ${DEFAULT_LIMIT})`,
          fr: `combien de secondes une partie peut durer au plus (par défaut : ${DEFAULT_LIMIT})`,
        }),
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
