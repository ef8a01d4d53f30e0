import { type Command, createCommand } from "../command.ts";
import { readWorkers } from "../lab/lab-arguments.ts";
import { runWorker, workerArgs } from "../lab/run-worker.ts";
import type { Terminal } from "../terminal.ts";

export const puzzlesWorker = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "puzzles worker",
    description: terminal.words.text("cli.puzzles.worker.description"),
    examples: [
      "serpentarium puzzles worker --queue redis://localhost:6379",
      "serpentarium puzzles worker --queue redis://localhost:6379 --workers 4 --plugin ./my-game",
    ],
    args: workerArgs(terminal.words),
    async run({ queue, workers }, { plugin }) {
      const [{ createThreadPool }, { openMatchWorker }] = await Promise.all([
        import("../puzzles/thread-pool.ts"),
        import("../puzzles/match-queue.ts"),
      ]);
      const pool = createThreadPool(readWorkers({ workers }));
      return runWorker(queue, plugin, terminal, pool, (address, options) =>
        openMatchWorker(address, pool, options),
      );
    },
  });
