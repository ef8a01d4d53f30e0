import type { AnyPosition, Game } from "@serpentarium/core";
import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { sortByCodePoint } from "../sort-by-code-point.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const MAX_DEPTH = 20;

type CountSequences = (game: Game, position: AnyPosition, depth: number) => number;

/** Lines `<action> <count>` for every legal action, then the sum. */
function divide(game: Game, position: AnyPosition, depth: number, count: CountSequences): string[] {
  const counts = game
    .legalActions(position)
    .map(
      (action) =>
        [game.formatAction(action, position), count(game, game.apply(position, action), depth - 1)] as const,
    );
  const sum = counts.reduce((total, [, nodes]) => total + nodes, 0);
  return [...sortByCodePoint(counts.map(([action, nodes]) => `${action} ${nodes}`)), `= ${sum}`];
}

/** The line `<depth> <count> <seconds>` for one depth. */
function measure(game: Game, position: AnyPosition, depth: number, count: CountSequences): string {
  const started = performance.now();
  const nodes = count(game, position, depth);
  return `${depth} ${nodes} ${((performance.now() - started) / 1000).toFixed(3)}s`;
}

const requireListed = (count: number | undefined): number => {
  if (count !== undefined) return count;
  throw usageError({ id: "cli.perft.not-listable" });
};

export const perft = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "perft",
    description: terminal.words.text("cli.perft.description"),
    examples: [
      'serpentarium perft pantarei 3 --position "move:2 l1,d2+l3,n+d1,d3 dark - 4"',
      'serpentarium perft pantarei 2 --divide --options goal=3 --position "move:2 l1,d2+l3,n+d1,d3 dark - 4"',
    ],
    args: {
      ...gameArg(terminal.words),
      depth: {
        type: "positional",
        required: true,
        description: terminal.words.text("cli.perft.arguments.depth", { max: MAX_DEPTH }),
      },
      position: {
        type: "string",
        valueHint: "text",
        description: terminal.words.text("cli.perft.arguments.position"),
      },
      divide: {
        type: "boolean",
        description: terminal.words.text("cli.perft.arguments.divide"),
      },
      ...tableArgs(terminal.words),
      ...pluginArg(terminal.words),
    },
    async run(args, { plugin, options }) {
      const minDepth = args.divide ? 1 : 0;
      const depth = requireInteger("depth", args.depth, minDepth, MAX_DEPTH);
      const [{ countSequencesSync }, { resolveSource }, { readPosition, readTable }] = await Promise.all([
        import("../perft.ts"),
        import("../plugins.ts"),
        import("../table-arguments.ts"),
      ]);
      const source = await resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
      const { game } = source.plugin;
      const position = readPosition(game, readTable(game, args.seats, options), args.position);
      const count: CountSequences = (...countArgs) => requireListed(countSequencesSync(...countArgs));
      if (args.divide) {
        count(game, position, 1);
        for (const line of divide(game, position, depth, count)) terminal.print(line);
        return EXIT.ok;
      }
      for (let current = Math.min(1, depth); current <= depth; current++)
        terminal.print(measure(game, position, current, count));
      return EXIT.ok;
    },
  });
