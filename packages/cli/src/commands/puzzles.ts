import type { Puzzle } from "@serpentarium/puzzles";
import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, toUsageError, usageError } from "../command-error.ts";
import { queueArg, readWorkers } from "../lab/lab-arguments.ts";
import { createNoticeWriter, withQueueErrors } from "../lab/queue.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable } from "../write-file.ts";
import { puzzlesWorker } from "./puzzles-worker.ts";

const MAX_COUNT = 100_000;

export const puzzles = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "puzzles",
    description: terminal.translate({
      en: "Make puzzles with one winning action each, and prove it",
      fr: "Fabriquer des énigmes à un seul coup gagnant, et le prouver",
    }),
    examples: [
      "serpentarium puzzles pantarei --count 200 --out pantarei.jsonl",
      "serpentarium puzzles ssserpent --count 50 --seed monday --options size=7 --out small.jsonl",
      "serpentarium puzzles worker --queue redis://localhost:6379",
      "serpentarium puzzles pantarei --out pantarei.jsonl --queue redis://localhost:6379",
    ],
    args: {
      ...gameArg(terminal),
      out: {
        type: "string",
        valueHint: "file",
        description: terminal.translate({
          en: "file with one puzzle a line; the same command continues it",
          fr: "fichier à une énigme par ligne ; la même commande le continue",
        }),
      },
      count: {
        type: "string",
        default: "100",
        valueHint: "n",
        description: terminal.translate({ en: "puzzles in the file", fr: "énigmes dans le fichier" }),
      },
      seed: {
        type: "string",
        default: "1",
        valueHint: "text",
        description: terminal.translate({
          en: "the same seed makes the same puzzles",
          fr: "la même graine donne les mêmes énigmes",
        }),
      },
      workers: {
        type: "string",
        valueHint: "n",
        description: terminal.translate({
          en: "how many threads search (default: as many as there are cores); the puzzles are the same",
          fr: "combien de fils cherchent (par défaut, autant que de cœurs) ; les énigmes sont les mêmes",
        }),
      },
      queue: {
        ...queueArg(terminal).queue,
        description: terminal.translate({
          en: "search on the workers of this Redis queue (serpentarium puzzles worker); the puzzles are the same",
          fr: "faire chercher par ceux qui travaillent à la file de ce Redis (serpentarium puzzles worker) ; les énigmes sont les mêmes",
        }),
      },
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const { out, queue } = args;
      if (out === undefined) throw usageError("--out is missing", "--out manque");
      const count = requireInteger("--count", args.count, 1, MAX_COUNT);
      const workers = readWorkers(args);
      const [
        { resolveSource },
        { moduleSpecifier },
        { readTable },
        { isProvable },
        { makePuzzles },
        { searchOnThreads },
        { searchOnQueue },
        { appendPuzzle, readPuzzles },
        { withFileLock },
      ] = await Promise.all([
        import("../plugins.ts"),
        import("../module-specifier.ts"),
        import("../table-arguments.ts"),
        import("../puzzles/prove-solution.ts"),
        import("../puzzles/make-puzzles.ts"),
        import("../puzzles/match-search.ts"),
        import("../puzzles/match-queue.ts"),
        import("../puzzles/puzzle-file.ts"),
        import("../file-lock.ts"),
      ]);
      const source = await resolveSource(args.game, plugin);
      const { game } = source.plugin;
      const table = readTable(game, args.seats, options);
      const { seed } = args;
      if (!isProvable(game, table, seed))
        throw commandFailure(
          "puzzles need two seats, nothing hidden, and no chance after the set-up: otherwise no action wins for certain",
          "les énigmes demandent deux places, rien de caché, et aucun hasard après la mise en place : sinon aucun coup ne gagne à coup sûr",
        );
      await checkWritable(out);
      const { id, version } = game;
      const run = { game: id, version, seats: table.seats, options: { ...table.options }, seed };
      const made = await withFileLock(out, async (lost) => {
        const earlier = await readPuzzles(out, run);
        if (!earlier.ok) {
          const { en, fr } = earlier.error.message;
          throw toUsageError({ ...earlier.error, message: { en: `${out}: ${en}`, fr: `${out} : ${fr}` } });
        }
        return withQueueErrors(async () => {
          const search =
            queue === undefined
              ? searchOnThreads(run, moduleSpecifier(source), workers)
              : await searchOnQueue(queue, game, run, { onNotice: createNoticeWriter(terminal) });
          try {
            const onPuzzle = async (puzzle: Puzzle) => {
              lost.throwIfAborted();
              await appendPuzzle(out, puzzle);
            };
            const total = await makePuzzles(game, table, search, earlier.value, { count, onPuzzle });
            await search.removeTasks();
            return total;
          } finally {
            await search.close();
          }
        });
      });
      const { en, fr } = { en: `${made} puzzles in ${out}`, fr: `${made} énigmes dans ${out}` };
      terminal.print(terminal.translate({ en, fr }));
      return made < count ? EXIT.failed : EXIT.ok;
    },
    commands: { worker: puzzlesWorker(terminal) },
  });
