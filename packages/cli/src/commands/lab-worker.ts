import type { Text } from "@serpentarium/core";
import { pluginArg, requireInteger } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { createInterrupt, untilAborted } from "../lab/interrupt.ts";
import { queueArg, readWorkers, workersArg } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import { loadQueue, withQueueErrors } from "../lab/queue.ts";
import type { Terminal } from "../terminal.ts";

/** The time limit of a game in seconds: the default, and the maximum (a day). */
const DEFAULT_LIMIT = 3600;
const MAX_LIMIT = 86_400;

export const labWorker = (terminal: Terminal): Command => {
  const { translate, errors } = terminal;
  const report = (en: string, fr: string): void => {
    errors.write(`serpentarium: ${translate({ en, fr })}\n`);
  };
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
      queue: {
        ...queueArg(terminal).queue,
        description: translate({
          en: "the Redis with the queue of games",
          fr: "le Redis à la file duquel prendre des parties",
        }),
      },
      ...workersArg(terminal),
      limit: {
        type: "string",
        valueHint: "s",
        description: translate({
          en: `time limit for one game in seconds (default: ${DEFAULT_LIMIT})`,
          fr: `combien de secondes une partie peut durer au plus (par défaut : ${DEFAULT_LIMIT})`,
        }),
      },
      ...pluginArg(terminal),
    },
    async run(args, { plugin }) {
      const { queue } = args;
      if (queue === undefined) throw usageError("--queue is missing", "il manque --queue");
      const workers = readWorkers(args);
      const limit = requireInteger("--limit", args.limit ?? String(DEFAULT_LIMIT), 1, MAX_LIMIT) * 1000;
      const modules = await loadModules();
      const { openQueueWorker } = await loadQueue();
      const pool = modules.createThreadPool({ workers });
      const interrupt = createInterrupt(terminal.interrupt);
      try {
        const { sources, broken } = await modules.loadSources(plugin);
        for (const { text } of broken) report(`skipped: ${text.en}`, `ignoré : ${text.fr}`);
        const games = sources.map((source) => {
          const { id, version } = source.plugin.game;
          return { game: id, version, plugin: modules.moduleSpecifier(source) };
        });
        const onNotice = ({ en, fr }: Text): void => report(en, fr);
        const worker = await withQueueErrors(() =>
          openQueueWorker(queue, { pool, games, gameTimeout: limit, onNotice }),
        );
        const names = games.map(({ game, version }) => `${game} ${version}`).join(", ");
        report(
          `plays ${names}; Ctrl-C stops after the current shards`,
          `joue à ${names} ; Ctrl-C arrête, une fois fini ce qui est en cours`,
        );
        await untilAborted(interrupt.signal);
        await worker.close();
        report(`shards played: ${worker.played}`, `lots de parties joués : ${worker.played}`);
        return EXIT.ok;
      } finally {
        interrupt.release();
        await pool.close();
      }
    },
  });
};
