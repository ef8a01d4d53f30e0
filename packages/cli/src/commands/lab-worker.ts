import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, wrongUse } from "../command-error.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import { queueArg, readWorkers } from "../lab/lab-arguments.ts";
import { loadQueue, orQueueError } from "../lab/queue.ts";
import { loadTools } from "../lab/tools.ts";
import type { Terminal } from "../terminal.ts";

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Where a game of this machine is imported from; those that `--plugin` names, come with the program or are installed. */
const locateWith =
  ({ findSource, moduleOf }: Awaited<ReturnType<typeof loadTools>>, plugin: readonly string[]) =>
  async (game: string): Promise<string | undefined> => {
    const source = await findSource(game, plugin);
    return source && moduleOf(source);
  };

export const labWorker = (terminal: Terminal): Command => {
  const { say, errors } = terminal;
  const tell = (en: string, fr: string): void => {
    errors.write(`serpentarium: ${say({ en, fr })}\n`);
  };
  return createCommand(terminal, {
    name: "lab worker",
    description: say({
      en: "Play what others put on a queue, until Ctrl-C",
      fr: "Jouer ce que d’autres mettent dans une file, jusqu’à Ctrl-C",
    }),
    examples: [
      "serpentarium lab worker --queue redis://localhost:6379",
      "serpentarium lab worker --queue redis://localhost:6379 --workers 4 --plugin ./my-game",
    ],
    args: {
      queue: {
        ...queueArg(terminal).queue,
        description: say({
          en: "the Redis from whose queue to take games",
          fr: "le Redis à la file duquel prendre des parties",
        }),
      },
      workers: {
        type: "string",
        valueHint: "n",
        description: say({
          en: "how many threads play (default: as many as there are cores)",
          fr: "combien de fils jouent (par défaut, autant que de cœurs)",
        }),
      },
      ...pluginArg(terminal),
    },
    async run(args, { plugin }) {
      const { queue } = args;
      if (queue === undefined) throw wrongUse("--queue is missing", "il manque --queue");
      const workers = readWorkers(args);
      const tools = await loadTools();
      const { openWorker } = await loadQueue();
      const crew = tools.createThreads({ workers });
      const interrupt = createInterrupt(terminal.interrupt);
      try {
        const locate = locateWith(tools, plugin);
        const worker = await orQueueError(() => openWorker(queue, { crew, locate }));
        tell(
          "at work; Ctrl-C ends when what is in hand is finished",
          "au travail ; Ctrl-C arrête, une fois fini ce qui est en cours",
        );
        await untilAborted(interrupt.signal);
        await worker.close();
        tell(`shards played: ${worker.played}`, `lots de parties joués : ${worker.played}`);
        return EXIT.ok;
      } finally {
        interrupt.release();
        await crew.close();
      }
    },
  });
};
