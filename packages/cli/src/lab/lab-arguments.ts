import type { Words } from "@serpentarium/core";
import type { SetupInput } from "@serpentarium/lab";
import type { ArgsDef } from "citty";
import { pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { usageError } from "../command-error.ts";

const MAX_GAMES = 1_000_000_000;
const MAX_WORKERS = 1024;
const MAX_ACTIONS = 1_000_000;

/** The option with the address of the queue. */
export const queueArg = (words: Words) =>
  ({
    queue: {
      type: "string",
      valueHint: "redis://host:port",
      description: words.text("cli.lab.arguments.queue"),
    },
  }) as const satisfies ArgsDef;

/** The option for the number of threads that play. */
export const workersArg = (words: Words) =>
  ({
    workers: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.lab.arguments.workers"),
    },
  }) as const satisfies ArgsDef;

/** The options of the commands that play many games. */
export const runArgs = (words: Words) => {
  return {
    seed: {
      type: "string",
      valueHint: "text",
      default: "1",
      description: words.text("cli.lab.arguments.seed"),
    },
    ...workersArg(words),
    out: {
      type: "string",
      valueHint: words.text("cli.value-hints.file"),
      description: words.text("cli.lab.arguments.out"),
    },
    html: {
      type: "string",
      valueHint: words.text("cli.value-hints.file"),
      description: words.text("cli.lab.arguments.html"),
    },
    json: { type: "boolean", description: words.text("cli.arguments.json") },
    longest: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.lab.arguments.longest"),
    },
  } as const satisfies ArgsDef;
};

/** The options of the lab commands that play. */
export const labArgs = (words: Words) => {
  return {
    games: {
      type: "string",
      valueHint: "n",
      default: "1000",
      description: words.text("cli.lab.arguments.games"),
    },
    bots: {
      type: "string",
      valueHint: "random|greedy|mcts:n,…",
      default: "random",
      description: words.text("cli.lab.arguments.bots"),
    },
    ...queueArg(words),
    ...runArgs(words),
    judge: {
      type: "string",
      valueHint: "greedy|mcts:n",
      description: words.text("cli.lab.arguments.judge"),
    },
    events: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.lab.arguments.events"),
    },
    every: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.lab.arguments.every"),
    },
    turns: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.lab.arguments.turns"),
    },
    ...tableArgs(words),
    ...pluginArg(words),
  } as const satisfies ArgsDef;
};

export interface RunArguments {
  readonly games: string;
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  readonly out?: string | undefined;
  readonly html?: string | undefined;
  readonly json?: boolean | undefined;
}

/** The values of {@link labArgs}. */
export interface LabArguments extends RunArguments {
  readonly bots: string;
  readonly seed: string;
  readonly judge?: string | undefined;
  readonly events?: string | undefined;
  readonly every?: string | undefined;
  readonly turns?: string | undefined;
  readonly longest?: string | undefined;
  readonly seats?: string | undefined;
}

const optionalInteger = (
  name: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined => (text === undefined ? undefined : requireInteger(name, text, min, max));

/** The maximal number of actions of a game. @throws CommandError usage error */
export const readLongest = ({ longest }: Pick<LabArguments, "longest">): number | undefined =>
  optionalInteger("--longest", longest, 1, MAX_ACTIONS);

/** The requested setup, without the options of the game. @throws CommandError usage error */
export const readSetupInput = (args: LabArguments): SetupInput => ({
  seats: args.seats === undefined ? undefined : Number(args.seats),
  bots: args.bots.split(",").map((bot) => bot.trim()),
  seed: args.seed,
  longest: readLongest(args),
  sampling: {
    events: optionalInteger("--events", args.events, 0, MAX_GAMES),
    every: optionalInteger("--every", args.every, 0, MAX_GAMES),
    turns: optionalInteger("--turns", args.turns, 0, 1000),
    judge: args.judge,
  },
});

export const readGames = ({ games }: RunArguments): number => requireInteger("--games", games, 1, MAX_GAMES);

/** The number of threads; undefined means one per core. With a queue, its workers set it. @throws CommandError usage error */
export function readWorkers({ workers, queue }: Pick<RunArguments, "workers" | "queue">): number | undefined {
  if (workers !== undefined && queue !== undefined) throw usageError({ id: "cli.lab.workers-with-queue" });
  return optionalInteger("--workers", workers, 1, MAX_WORKERS);
}
