import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, toUsageError, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable } from "../write-file.ts";

const MAX_COUNT = 100_000;
const MAX_WORKERS = 1024;

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
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const { out } = args;
      if (out === undefined) throw usageError("--out is missing", "--out manque");
      const count = requireInteger("--count", args.count, 1, MAX_COUNT);
      const workers =
        args.workers === undefined ? undefined : requireInteger("--workers", args.workers, 1, MAX_WORKERS);
      const [
        { resolveSource },
        { moduleSpecifier },
        { readTable },
        { isProvable },
        { makePuzzles },
        { appendPuzzle, readPuzzles },
      ] = await Promise.all([
        import("../plugins.ts"),
        import("../module-specifier.ts"),
        import("../table-arguments.ts"),
        import("../puzzles/prove-solution.ts"),
        import("../puzzles/make-puzzles.ts"),
        import("../puzzles/puzzle-file.ts"),
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
      const earlier = await readPuzzles(out, {
        game: game.id,
        version: game.version,
        seats: table.seats,
        options: { ...table.options },
        seed,
      });
      if (!earlier.ok) {
        const { en, fr } = earlier.error.message;
        throw toUsageError({ ...earlier.error, message: { en: `${out}: ${en}`, fr: `${out} : ${fr}` } });
      }
      const run = { plugin: moduleSpecifier(source), ...table, seed };
      const made = await makePuzzles(game, table, run, earlier.value, {
        count,
        workers,
        onPuzzle: (puzzle) => appendPuzzle(out, puzzle),
      });
      const { en, fr } = { en: `${made} puzzles in ${out}`, fr: `${made} énigmes dans ${out}` };
      terminal.print(terminal.translate({ en, fr }));
      return made < count ? EXIT.failed : EXIT.ok;
    },
  });
