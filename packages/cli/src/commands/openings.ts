import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const MAX_GAMES = 1_000_000;
const MAX_DEPTH = 1000;
const MAX_NODES = 100_000_000;

export const openings = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "openings",
    description: words.text("cli.openings.description"),
    examples: [
      "serpentarium openings connect-four",
      "serpentarium openings connect-four --bots good --games 2000 --depth 8 --out openings.json",
    ],
    args: {
      ...gameArg(words),
      games: {
        type: "string",
        valueHint: "n",
        default: "1000",
        description: words.text("cli.openings.arguments.games"),
      },
      bots: {
        type: "string",
        valueHint: "good|mcts:n,…",
        default: "good",
        description: words.text("cli.openings.arguments.bots"),
      },
      depth: {
        type: "string",
        valueHint: "n",
        default: "8",
        description: words.text("cli.openings.arguments.depth"),
      },
      least: {
        type: "string",
        valueHint: "n",
        default: "5",
        description: words.text("cli.openings.arguments.least"),
      },
      nodes: {
        type: "string",
        valueHint: "n",
        default: "2000",
        description: words.text("cli.openings.arguments.nodes"),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: words.text("cli.openings.arguments.seed"),
      },
      out: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.openings.arguments.out"),
      },
      json: { type: "boolean", description: words.text("cli.arguments.json") },
      ...tableArgs(words),
      ...pluginArg(words),
    },
    async run({ game, seats, bots, seed, out, json, ...numbers }, { plugin, options }) {
      const games = requireInteger("--games", numbers.games, 1, MAX_GAMES);
      const depth = requireInteger("--depth", numbers.depth, 1, MAX_DEPTH);
      const least = requireInteger("--least", numbers.least, 1, MAX_GAMES);
      const nodes = requireInteger("--nodes", numbers.nodes, 0, MAX_NODES);
      const [{ resolveSource }, { readOptions }, { prepareSetup }, { printOpenings }] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../lab/prepare-setup.ts"),
        import("../openings/print-openings.ts"),
      ]);
      const source = await resolveSource(game, plugin);
      await useWordsOf(source, terminal);
      const setup = prepareSetup(source, {
        seats: seats === undefined ? undefined : Number(seats),
        options: readOptions(options),
        bots: bots.split(",").map((bot) => bot.trim()),
        seed,
        sampling: { every: 0 },
      });
      const isDone = await printOpenings(setup, { games, depth, least, nodes }, { out, json }, terminal);
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};
