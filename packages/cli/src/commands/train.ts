import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { readLongest, readWorkers, runArgs } from "../lab/lab-arguments.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const MAX_GAMES = 1_000_000;
const MAX_ITERATIONS = 1_000_000;
const MAX_HOURS = 10_000;
const MAX_MILLISECONDS = 1_000_000;

export const train = (terminal: Terminal): Command => {
  const { words } = terminal;
  const { seed, workers, html, json, longest } = runArgs(words);
  return createCommand(terminal, {
    name: "train",
    description: words.text("cli.train.description"),
    examples: [
      "serpentarium train pantarei --out pantarei.network.json --hours 1",
      "serpentarium train connect-four --out connect-four.network.json --games 3000 --match 1000",
    ],
    args: {
      ...gameArg(words),
      out: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.train.arguments.out"),
      },
      games: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.train.arguments.games"),
      },
      hours: {
        type: "string",
        valueHint: "h",
        description: words.text("cli.train.arguments.hours"),
      },
      generation: {
        type: "string",
        valueHint: "n",
        default: "500",
        description: words.text("cli.train.arguments.generation"),
      },
      iterations: {
        type: "string",
        valueHint: "n",
        default: "100",
        description: words.text("cli.train.arguments.iterations"),
      },
      evaluate: {
        type: "boolean",
        description: words.text("cli.train.arguments.evaluate"),
      },
      match: {
        type: "string",
        valueHint: "n",
        default: "200",
        description: words.text("cli.train.arguments.match"),
      },
      think: {
        type: "string",
        valueHint: "ms",
        default: "20",
        description: words.text("cli.train.arguments.think"),
      },
      seed,
      workers,
      html,
      json,
      longest,
      ...tableArgs(words),
      ...pluginArg(words),
    },
    async run(args, { plugin, options }) {
      const { out } = args;
      if (out === undefined) throw usageError({ id: "cli.usage.missing", data: { name: "--out" } });
      const optional = (name: string, text: string | undefined, max: number): number | undefined =>
        text === undefined ? undefined : requireInteger(name, text, 1, max);
      const hours = optional("--hours", args.hours, MAX_HOURS);
      const games =
        optional("--games", args.games, MAX_GAMES) ?? (hours === undefined ? DEFAULT_GAMES : MAX_GAMES);
      const settings = {
        generation: requireInteger("--generation", args.generation, 1, MAX_GAMES),
        iterations: requireInteger("--iterations", args.iterations, 1, MAX_ITERATIONS),
        usesEvaluate: args.evaluate ?? false,
      };
      const match = {
        games: requireInteger("--match", args.match, 0, MAX_GAMES),
        budget: { milliseconds: requireInteger("--think", args.think, 1, MAX_MILLISECONDS) },
      };
      const workers = readWorkers(args);
      const [{ resolveSource }, { readOptions }, { prepareSetup }, { runTraining }] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../lab/prepare-setup.ts"),
        import("../train/run-training.ts"),
      ]);
      const source = await resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
      const { setup, game } = prepareSetup(source, {
        seats: args.seats === undefined ? undefined : Number(args.seats),
        options: readOptions(options),
        seed: args.seed,
        longest: readLongest(args),
        sampling: { every: 0 },
      });
      const training = { setup, ...settings };
      const isDone = await runTraining(
        game,
        training,
        { games, hours, match, workers },
        { ...args, out },
        terminal,
      );
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};

const DEFAULT_GAMES = 2000;
