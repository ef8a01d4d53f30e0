import type { Puzzle } from "@serpentarium/puzzles";
import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, fileError, usageError } from "../command-error.ts";
import { queueArg, readWorkers } from "../lab/lab-arguments.ts";
import { createNoticeWriter, withQueueErrors } from "../lab/queue.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { checkWritable } from "../write-file.ts";
import { puzzlesWorker } from "./puzzles-worker.ts";

const MAX_COUNT = 100_000;

export const puzzles = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "puzzles",
    description: terminal.words.text("cli.puzzles.description"),
    examples: [
      "serpentarium puzzles pantarei --count 200 --out pantarei.jsonl",
      "serpentarium puzzles ssserpent --count 50 --seed monday --options size=7 --out small.jsonl",
      "serpentarium puzzles worker --queue redis://localhost:6379",
      "serpentarium puzzles pantarei --out pantarei.jsonl --queue redis://localhost:6379",
    ],
    args: {
      ...gameArg(terminal.words),
      out: {
        type: "string",
        valueHint: "file",
        description: terminal.words.text("cli.puzzles.arguments.out"),
      },
      count: {
        type: "string",
        default: "100",
        valueHint: "n",
        description: terminal.words.text("cli.puzzles.arguments.count"),
      },
      seed: {
        type: "string",
        default: "1",
        valueHint: "text",
        description: terminal.words.text("cli.puzzles.arguments.seed"),
      },
      workers: {
        type: "string",
        valueHint: "n",
        description: terminal.words.text("cli.puzzles.arguments.workers"),
      },
      queue: {
        ...queueArg(terminal.words).queue,
        description: terminal.words.text("cli.puzzles.arguments.queue"),
      },
      ...tableArgs(terminal.words),
      ...pluginArg(terminal.words),
    },
    async run(args, { plugin, options }) {
      const { out, queue } = args;
      if (out === undefined) throw usageError({ id: "cli.usage.missing", data: { name: "--out" } });
      const count = requireInteger("--count", args.count, 1, MAX_COUNT);
      const workers = readWorkers(args);
      const [
        { resolveSource },
        { readTable },
        { isProvable },
        { makePuzzles },
        { searchOnThreads },
        { searchOnQueue },
        { appendPuzzle, readPuzzles },
        { withFileLock },
      ] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../puzzles/prove-solution.ts"),
        import("../puzzles/make-puzzles.ts"),
        import("../puzzles/match-search.ts"),
        import("../puzzles/match-queue.ts"),
        import("../puzzles/puzzle-file.ts"),
        import("../file-lock.ts"),
      ]);
      const source = await resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
      const { game } = source.plugin;
      const table = readTable(game, args.seats, options);
      const { seed } = args;
      if (!isProvable(game, table, seed)) throw commandFailure({ id: "cli.puzzles.not-provable" });
      await checkWritable(out);
      const { id, version } = game;
      const run = { game: id, version, seats: table.seats, options: { ...table.options }, seed };
      const made = await withFileLock(out, async (lost) => {
        const earlier = await readPuzzles(out, run);
        if (!earlier.ok) throw fileError(out, earlier.error);
        return withQueueErrors(async () => {
          const search =
            queue === undefined
              ? searchOnThreads(run, source.url, workers)
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
      terminal.print(terminal.words.text("cli.puzzles.made", { count: made, file: out }));
      return made < count ? EXIT.failed : EXIT.ok;
    },
    commands: { worker: puzzlesWorker(terminal) },
  });
