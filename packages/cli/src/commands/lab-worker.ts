import type { Text } from "@serpentarium/core";
import { pluginArg, wholeNumber } from "../arguments.ts";
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

/** The most seconds that one game may take, where no other number is given; a day is the most there is. */
const LIMIT = 3600;
const MAX_LIMIT = 86_400;

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
      limit: {
        type: "string",
        valueHint: "s",
        description: say({
          en: `the most seconds that one game may take (default: ${LIMIT})`,
          fr: `combien de secondes une partie peut durer au plus (par défaut : ${LIMIT})`,
        }),
      },
      ...pluginArg(terminal),
    },
    async run(args, { plugin }) {
      const { queue } = args;
      if (queue === undefined) throw wrongUse("--queue is missing", "il manque --queue");
      const workers = readWorkers(args);
      const limit = wholeNumber("--limit", args.limit ?? String(LIMIT), 1, MAX_LIMIT) * 1000;
      const tools = await loadTools();
      const { openWorker } = await loadQueue();
      const crew = tools.createThreads({ workers });
      const interrupt = createInterrupt(terminal.interrupt);
      try {
        const { sources, broken } = await tools.loadSources(plugin);
        for (const { text } of broken) tell(`skipped: ${text.en}`, `ignoré : ${text.fr}`);
        const games = sources.map((source) => {
          const { id, version } = source.plugin.game;
          return { game: id, version, plugin: tools.moduleOf(source) };
        });
        const onNotice = ({ en, fr }: Text): void => tell(en, fr);
        const worker = await orQueueError(() => openWorker(queue, { crew, games, limit, onNotice }));
        const names = games.map(({ game, version }) => `${game} ${version}`).join(", ");
        tell(
          `plays ${names}; Ctrl-C ends when what is in hand is finished`,
          `joue à ${names} ; Ctrl-C arrête, une fois fini ce qui est en cours`,
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
