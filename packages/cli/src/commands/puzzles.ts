import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable } from "../write-file.ts";

const MAX_COUNT = 100_000;
/** The matches without a new puzzle after which a game counts as having none. */
const MAX_FRUITLESS_MATCHES = 1000;

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
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const { out } = args;
      if (out === undefined) throw usageError("--out is missing", "--out manque");
      const count = requireInteger("count", args.count, 1, MAX_COUNT);
      const [{ resolvePlugin }, { readTable }, { makePuzzle, symmetryKey }, { appendPuzzle, readPuzzles }] =
        await Promise.all([
          import("../plugins.ts"),
          import("../table-arguments.ts"),
          import("../puzzles/make-puzzle.ts"),
          import("../puzzles/puzzle-file.ts"),
        ]);
      const { game } = await resolvePlugin(args.game, plugin);
      const table = readTable(game, args.seats, options);
      await checkWritable(out);
      const earlier = await readPuzzles(out);
      if (earlier.some((puzzle) => puzzle.game !== game.id || puzzle.version !== game.version))
        throw usageError(
          `${out} has puzzles of another game or version`,
          `${out} contient des énigmes d’un autre jeu ou d’une autre version`,
        );
      const keyOf = (text: string): string | undefined => {
        const position = game.parsePosition(text, table);
        return position.ok ? symmetryKey(game, position.value) : undefined;
      };
      const keys = new Set(earlier.map(({ position }) => keyOf(position)));
      let made = earlier.length;
      let match = (earlier.at(-1)?.match ?? -1) + 1;
      let lastFound = match;
      for (; made < count && match - lastFound < MAX_FRUITLESS_MATCHES; match++) {
        const puzzle = makePuzzle(game, table, args.seed, match);
        const key = puzzle && keyOf(puzzle.position);
        if (!puzzle || keys.has(key)) continue;
        keys.add(key);
        await appendPuzzle(out, puzzle);
        lastFound = match;
        made++;
      }
      const { en, fr } = { en: `${made} puzzles in ${out}`, fr: `${made} énigmes dans ${out}` };
      terminal.print(terminal.translate({ en, fr }));
      return made < count ? EXIT.failed : EXIT.ok;
    },
  });
