import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const MAX_STARTS = 1_000_000;
const MAX_PLIES = 10_000;
const MAX_ACTIONS = 100;
const MAX_NODES = 1_000_000_000;

export const solve = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "solve",
    description: words.text("cli.solve.description"),
    examples: [
      "serpentarium solve pantarei --options goal=4 --starts 100",
      'serpentarium solve pantarei --position "move:2 l1,d2+l3,n+d1,d3 dark - 4"',
    ],
    args: {
      ...gameArg(words),
      position: {
        type: "string",
        valueHint: "text",
        description: words.text("cli.solve.arguments.position"),
      },
      starts: {
        type: "string",
        valueHint: "n",
        default: "1",
        description: words.text("cli.solve.arguments.starts"),
      },
      plies: {
        type: "string",
        valueHint: "n",
        default: "0",
        description: words.text("cli.solve.arguments.plies"),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: words.text("cli.solve.arguments.seed"),
      },
      actions: {
        type: "string",
        valueHint: "n",
        default: "9",
        description: words.text("cli.solve.arguments.actions"),
      },
      nodes: {
        type: "string",
        valueHint: "n",
        default: "1000000",
        description: words.text("cli.solve.arguments.nodes"),
      },
      json: { type: "boolean", description: words.text("cli.arguments.json") },
      ...tableArgs(words),
      ...pluginArg(words),
    },
    async run({ game: id, seats, position, seed, json, ...numbers }, { plugin, options }) {
      const starts = requireInteger("--starts", numbers.starts, 1, MAX_STARTS);
      const plies = requireInteger("--plies", numbers.plies, 0, MAX_PLIES);
      const actions = requireInteger("--actions", numbers.actions, 0, MAX_ACTIONS);
      const nodes = requireInteger("--nodes", numbers.nodes, 1, MAX_NODES);
      if (position !== undefined && (starts > 1 || plies > 0))
        throw usageError({ id: "cli.solve.position-alone" });
      const [{ resolveSource }, { readPosition, readTable }, { drawStarts, solveStarts }, { printSolved }] =
        await Promise.all([
          import("../plugins.ts"),
          import("../table-arguments.ts"),
          import("../solve/solve-starts.ts"),
          import("../solve/print-solved.ts"),
        ]);
      const source = await resolveSource(id, plugin);
      await useWordsOf(source, terminal);
      const { game } = source.plugin;
      if (game.hidden) throw usageError({ id: "cli.solve.hidden-information" });
      const table = readTable(game, seats, options);
      const positions =
        position === undefined
          ? drawStarts(game, table, { starts, seed, plies })
          : [readPosition(game, table, position)];
      const solved = solveStarts(game, table, positions, { actions, nodes });
      if (json) terminal.print(JSON.stringify(solved));
      else printSolved(solved, terminal);
      return solved.results.every(({ shares }) => shares) ? EXIT.ok : EXIT.failed;
    },
  });
};
